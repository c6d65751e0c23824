import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { getIndianDay } from '#domain/dates/india-day.ts';

const factsFile = join(import.meta.dirname, '../../../content/site/access-facts.json');
const kind = 'access';

/** The result of one part of `accessibility.whole.spec.ts`. */
interface CheckedPart {
  /** Visited addresses. */
  readonly seen: readonly string[];
  /** Number of axe runs. */
  readonly views: number;
  /** Window widths in CSS pixels. */
  readonly widths: readonly number[];
  /** Version of Chromium. */
  readonly chromium: string;
}

/** Creates the annotation with the result of a part, which this reporter reads. */
export function createAnnotation(checked: CheckedPart): { type: string; description: string } {
  return { type: kind, description: JSON.stringify(checked) };
}

/** `npm run access`: prints the progress, and writes the results of the kinds of person without any finding. */
export default class AccessFacts implements Reporter {
  #parts: readonly TestCase[] = [];
  readonly #passed = new Map<TestCase, CheckedPart>();
  #ended = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#parts = suite.allTests();
  }

  onTestEnd(part: TestCase, { status, duration, annotations }: TestResult): void {
    this.#ended += 1;
    const note = annotations.find(({ type }) => type === kind)?.description;
    if (status === 'passed' && note) this.#passed.set(part, JSON.parse(note) as CheckedPart);
    const seconds = Math.round(duration / 1000);
    console.log(`${this.#ended} of ${this.#parts.length}: ${formatPart(part)}, ${status} in ${seconds} s`);
  }

  onEnd(_result: FullResult): void {
    const people = [...new Set(this.#parts.map(getPersonKind))].filter((who) =>
      this.#parts.every((part) => getPersonKind(part) !== who || this.#passed.has(part)),
    );
    const checked = [...this.#passed].flatMap(([part, one]) =>
      people.includes(getPersonKind(part)) ? [one] : [],
    );
    const [first] = checked;
    if (!first) return console.log('No kind of person met no barrier: the facts stay as they were.');
    const facts = {
      day: getIndianDay(),
      screens: new Set(checked.flatMap(({ seen }) => seen)).size,
      views: checked.reduce((sum, { views }) => sum + views, 0),
      people,
      widths: first.widths,
      checks: [
        'light and dark colours',
        'colours that people force on every page',
        'a ring around what the keyboard stands on',
        'no need to scroll sideways with everything twice and four times as large',
        'no text cut off with more space between lines, words and letters',
        'buttons and fields large enough for a finger',
      ],
      rules: 'WCAG 2.2, levels A and AA, as far as a program can check them',
      browser: `Chromium ${first.chromium}`,
      tools: [`axe-core ${readVersion('axe-core')}`, `Playwright ${readVersion('@playwright/test')}`],
    };
    writeFileSync(factsFile, `${JSON.stringify(facts, null, 2)}\n`);
  }
}

const getPersonKind = ({ parent }: TestCase) => parent.title;
const formatPart = (part: TestCase) => `${getPersonKind(part)}, ${part.title}`;

function readVersion(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
