import type { ContentFinding } from './content-finding.ts';
import { daysBetween, isDay } from './days.ts';
import { type JsonFile, locate } from './json-file.ts';

/** `content/help-now.json`. */
export interface HelpNow {
  readonly lines: readonly {
    readonly name: string;
    readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
  }[];
  /** YYYY-MM-DD. */
  readonly lastChecked: string;
  /** YYYY-MM-DD. */
  readonly reviewBy: string;
}

const file = 'content/help-now.json';
/** How many days ahead the review is announced. */
const notice = 30;
/** Half a year: how long numbers that were dialled once may stand. */
const halfAYear = 185;

/**
 * Help lines whose digits do not agree, days that cannot be, a review that is far off, and one that is due: an error from its date on, advice in the
 * thirty days before it.
 * @param today YYYY-MM-DD
 */
export function helpFindings({ value, text }: JsonFile<HelpNow>, today: string): ContentFinding[] {
  if (!value) return [];
  return [...numberFindings(value, text), ...dateFindings(value, text, today)];
}

function numberFindings({ lines }: HelpNow, text: string): ContentFinding[] {
  return lines.flatMap(({ numbers }, line) =>
    numbers.flatMap(({ tel, shown }, at) => {
      const digits = shown.replace(/\D/g, '');
      if (digits === tel) return [];
      return locate(file, text, {
        path: `lines[${line}].numbers[${at}].tel`,
        expected: `the digits that are shown: ${digits}`,
        found: tel,
        mend: 'Make the two agree, then dial the number once to be sure.',
      });
    }),
  );
}

function dateFindings({ lastChecked, reviewBy }: HelpNow, text: string, today: string): ContentFinding[] {
  const wrong = (['lastChecked', 'reviewBy'] as const).filter(
    (key) => !isDay(key === 'reviewBy' ? reviewBy : lastChecked),
  );
  if (wrong.length > 0) {
    return wrong.map((path) =>
      locate(file, text, {
        path,
        expected: 'a day of the calendar, as 2027-02-20',
        found: path === 'reviewBy' ? reviewBy : lastChecked,
        mend: 'Write year, month and day with two digits each, and a day that exists.',
      }),
    );
  }
  const findings: ContentFinding[] = [];
  if (lastChecked > today) {
    findings.push(
      locate(file, text, {
        path: 'lastChecked',
        expected: `a day that is past, at the latest today, ${today}`,
        found: lastChecked,
        mend: 'Write the day on which somebody really dialled every number.',
      }),
    );
  }
  const apart = daysBetween(lastChecked, reviewBy);
  if (apart > halfAYear) {
    findings.push(
      locate(file, text, {
        path: 'reviewBy',
        expected: `a day at most half a year (${halfAYear} days) after "lastChecked", ${lastChecked}`,
        found: `${reviewBy}, ${apart} days after it`,
        mend: 'Write an earlier day, on which every number is dialled again.',
      }),
    );
  }
  const left = daysBetween(today, reviewBy);
  if (left <= notice) {
    const due = locate(file, text, {
      path: 'reviewBy',
      expected: 'help lines that were dialled lately',
      found:
        left > 0
          ? `a review due in ${left} ${left === 1 ? 'day' : 'days'}, on ${reviewBy}`
          : `a review due since ${reviewBy}`,
      mend: 'Dial every number, correct what changed, write today into "lastChecked" and a day within half a year into "reviewBy".',
    });
    findings.push(left > 0 ? { ...due, level: 'advice' } : due);
  }
  return findings;
}
