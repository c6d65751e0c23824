import { createHash } from 'node:crypto';

interface Line {
  readonly name: string;
  readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
}

/** `content/help-now.json`. */
export interface HelpNow {
  readonly lines: readonly Line[];
  /** For people who are not safe with someone, each with the mark of the day on which it was dialled. */
  readonly unsafeTies?: readonly (Line & { readonly dialled?: string })[];
  /** YYYY-MM-DD. */
  readonly lastChecked: string;
  /** YYYY-MM-DD. */
  readonly reviewBy: string;
  /** As `markOf` makes it of the day and the numbers that were dialled then. */
  readonly mark?: string;
}

/** The help lines with what their rules need. */
export interface HelpFile extends HelpNow {
  readonly file: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly lineOfPath: (path: string) => number | undefined;
}

/**
 * The mark of all numbers as somebody dialled them on a day: "2026-11-20-1f3c". It changes with every digit, so that a
 * number that was changed and not dialled is seen.
 */
export function computeMark(
  { lines }: { readonly lines: readonly Pick<Line, 'numbers'>[] },
  day: string,
): string {
  const digits = lines.flatMap(({ numbers }) => numbers.map(({ tel }) => tel)).join(' ');
  return `${day}-${createHash('sha256').update(digits).digest('hex').slice(0, 4)}`;
}

/** Whether the digits that are dialled and those that are shown are the same everywhere. */
export function hasMatchingDigits({ lines }: Pick<HelpNow, 'lines'>): boolean {
  return lines.every(({ numbers }) => numbers.every(({ tel, shown }) => extractDigits(shown) === tel));
}

/** Every number of the file, as digits. */
export function listNumbers({ lines, unsafeTies = [] }: Pick<HelpNow, 'lines' | 'unsafeTies'>): string[] {
  return [...lines, ...unsafeTies].flatMap(({ numbers }) => numbers.map(({ tel }) => tel));
}

/** The digits of a number as people read it. */
export function extractDigits(shown: string): string {
  return shown.replace(/\D/g, '');
}
