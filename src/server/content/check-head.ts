import { LineCounter, parseDocument } from 'yaml';
import { nearestName } from '../../domain/reading/nearest.ts';
import { advice, type ContentFinding, error } from './content-finding.ts';
import { isDay } from './days.ts';
import { lineOfKey } from './head-lines.ts';
import { badYaml, noHead, noText, openHead, spaceBefore, spaceLost } from './head-form.ts';
import { lineIn, misreadFindings, signFinding } from './head-signs.ts';
import type { PageFile } from './page-file.ts';
import type { PageSource } from './sources.ts';

const needed = {
  reading: ['title', 'summary', 'updated'],
  site: ['title', 'summary', 'route', 'version', 'updated'],
};
const allowed = { reading: [...needed.reading, 'minutes'], site: needed.site };
/** A summary stands in lists, where a second line is already much. */
const longSummary = 30;

/**
 * What is wrong with the head of a page, the lines between the two rows of three dashes.
 * @param today YYYY-MM-DD
 */
export function headFindings(
  { file, kind, slug, page, source }: PageSource,
  today: string,
): ContentFinding[] {
  const first = page?.tree.children[0];
  if (first?.type !== 'yaml') return [openHead(file, source) ?? noHead(file, needed[kind])];
  const spaced = spaceBefore(file, first.value, allowed[kind]) ?? spaceLost(file, first.value, allowed[kind]);
  if (spaced) return [spaced];
  const counter = new LineCounter();
  const document = parseDocument(first.value, { lineCounter: counter });
  // The first row of dashes is line 1.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return document.errors
      .slice(0, 1)
      .map(({ pos, code }) => badYaml(file, lineAt(pos[0]), code, lineIn(first.value, lineAt(pos[0]))));
  const parsed = { file, text: first.value, document, lineAt };
  const sign = signFinding(parsed);
  if (sign) return [sign];
  const head = document.toJS() as Record<string, unknown> | null;
  if (typeof head !== 'object' || head === null || Array.isArray(head)) return [noHead(file, needed[kind])];
  const lineOf = (key: string) => lineOfKey(first.value, key);
  const findings = misreadFindings(parsed);
  const misread = findings.map(({ path }) => path);
  for (const key of Object.keys(head).filter((one) => !allowed[kind].includes(one))) {
    const near = nearestName(key, allowed[kind]);
    findings.push(
      error(file, lineOf(key), {
        path: key,
        expected: `only ${allowed[kind].join(', ')} in the head`,
        found: `"${key}"`,
        mend: near ? `Write "${near}:".` : 'Remove the line.',
      }),
    );
  }
  for (const key of needed[kind]) {
    const value = head[key];
    if (misread.includes(key)) continue;
    if (typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null) continue;
    findings.push(
      error(file, lineOf(key), {
        path: key,
        expected: meanings[key]!,
        found: 'nothing',
        mend: `Add a line "${key}: …" to the head.`,
      }),
    );
  }
  for (const key of kind === 'site' ? ['updated', 'version'] : ['updated']) {
    findings.push(...dateFindings(file, lineOf(key), key, head[key], today));
  }
  findings.push(...valueFindings(file, lineOf, head, slug));
  if (page && !hasText(page)) findings.push(noText(file, first.position?.end.line ?? 1));
  return findings;
}

/** Notes to oneself are no text. */
function hasText({ tree }: PageFile): boolean {
  return tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxFlowExpression');
}

const meanings: Readonly<Record<string, string>> = {
  title: 'the title of the page, which stands above its text',
  summary: 'one sentence that says what the reader will find',
  updated: 'the day of the last change, as 2026-11-21',
  route: 'the address of the page, a slash and the name of its file',
  version: 'the day of this edition, as 2026-11-21',
};

function dateFindings(
  file: string,
  line: number,
  path: string,
  value: unknown,
  today: string,
): ContentFinding[] {
  if (value === undefined || value === null || value === '') return [];
  const date = String(value);
  if (!isDay(date)) {
    const mend = 'Write year, month and day: 2026-11-21.';
    return [error(file, line, { path, expected: 'a day of the calendar, as 2026-11-21', found: date, mend })];
  }
  if (date <= today) return [];
  const mend = 'Write the day on which the text was last changed.';
  return [
    error(file, line, {
      path,
      expected: `a day that is past, at the latest today, ${today}`,
      found: date,
      mend,
    }),
  ];
}

function valueFindings(
  file: string,
  lineOf: (key: string) => number,
  { summary, minutes, route }: Record<string, unknown>,
  slug: string,
): ContentFinding[] {
  const findings: ContentFinding[] = [];
  if (minutes !== undefined && !(Number.isInteger(minutes) && (minutes as number) >= 1)) {
    const mend = 'Write a whole number, or leave the line out: the words are counted then.';
    findings.push(
      error(file, lineOf('minutes'), {
        path: 'minutes',
        expected: 'whole minutes, at least 1',
        found: String(minutes),
        mend,
      }),
    );
  }
  if (typeof route === 'string' && route !== `/${slug}`) {
    const mend = `Write "/${slug}", or rename the file.`;
    findings.push(
      error(file, lineOf('route'), {
        path: 'route',
        expected: `"/${slug}", after the name of the file`,
        found: `"${route}"`,
        mend,
      }),
    );
  }
  const length = typeof summary === 'string' ? summary.trim().split(/\s+/).length : 0;
  if (length > longSummary) {
    const mend = 'Shorten it: it stands in lists of pages.';
    findings.push(
      advice(file, lineOf('summary'), {
        path: 'summary',
        expected: `at most ${longSummary} words`,
        found: `${length} words`,
        mend,
      }),
    );
  }
  return findings;
}
