import { LineCounter, parseDocument } from 'yaml';
import { nearestName } from '../../domain/reading/nearest.ts';
import { advice, type ContentFinding, error } from './content-finding.ts';
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
export function headFindings({ file, kind, slug, page }: PageSource, today: string): ContentFinding[] {
  const first = page?.tree.children[0];
  if (first?.type !== 'yaml') return [noHead(file, kind)];
  const counter = new LineCounter();
  const document = parseDocument(first.value, { lineCounter: counter });
  // The first row of dashes is line 1.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return document.errors.slice(0, 1).map(({ pos, code }) => badYaml(file, lineAt(pos[0]), code));
  const head = document.toJS() as Record<string, unknown> | null;
  if (typeof head !== 'object' || head === null || Array.isArray(head)) return [noHead(file, kind)];
  const lineOf = (key: string) => {
    const at = first.value.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return at < 0 ? 1 : at + 2;
  };
  const findings: ContentFinding[] = [];
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
  return findings;
}

const meanings: Readonly<Record<string, string>> = {
  title: 'the title of the page, which stands above its text',
  summary: 'one sentence that says what the reader will find',
  updated: 'the day of the last change, as 2026-11-21',
  route: 'the address of the page, a slash and the name of its file',
  version: 'the day of this edition, as 2026-11-21',
};

function noHead(file: string, kind: 'reading' | 'site'): ContentFinding {
  return error(file, 1, {
    path: 'head',
    expected: `three dashes in line 1, then ${needed[kind].join(', ')}, then three dashes`,
    found: 'no head',
    mend: 'Begin the file with it; nothing, not even an empty line, may stand before the first dashes.',
  });
}

function badYaml(file: string, line: number, code: string): ContentFinding {
  const found: Readonly<Record<string, string>> = {
    BLOCK_AS_IMPLICIT_KEY: 'a second colon in the line',
    DUPLICATE_KEY: 'the same key twice',
    MISSING_CHAR: 'a quotation mark that is not closed',
  };
  return error(file, line, {
    path: 'head',
    expected: 'lines of the form "title: Some words"',
    found: found[code] ?? 'a line that cannot be read',
    mend:
      code === 'DUPLICATE_KEY'
        ? 'Remove one of the two lines.'
        : 'Put the words into quotation marks: title: "Step up: when you need to".',
  });
}

function dateFindings(
  file: string,
  line: number,
  path: string,
  value: unknown,
  today: string,
): ContentFinding[] {
  if (value === undefined || value === null || value === '') return [];
  const date = String(value);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  if (!isDate) {
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
