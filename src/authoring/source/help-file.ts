import { createHash } from 'node:crypto';

interface Line {
  readonly name: string;
  readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
}

interface UrgentHelp {
  /** The name of a help line in `lines`, whose first number is called. */
  readonly call: string;
  /** The same, for danger. */
  readonly danger: string;
  /** The address of a page. */
  readonly cannotTalk: string;
  /** The address of a page. */
  readonly calling: string;
}

/** `content/help-now.json`. */
export interface HelpNow {
  readonly lines: readonly Line[];
  /** What people see first if their answers are heavy. */
  readonly urgent: UrgentHelp;
  /** Helplines for people who are not safe with someone, each with the mark of its last verification. */
  readonly unsafeTies?: readonly (Line & { readonly dialled?: string })[];
  /** YYYY-MM-DD. */
  readonly lastChecked: string;
  /** YYYY-MM-DD. */
  readonly reviewBy: string;
  /** The result of `computeNumbersChecksum` for the verified numbers and their day. */
  readonly mark?: string;
}

/** The helplines with the data for their rules. */
export interface HelpFile extends HelpNow {
  readonly file: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Addresses of all pages of text, each with a leading slash. */
  readonly pageAddresses: readonly string[];
  readonly lineOfPath: (path: string) => number | undefined;
}

/**
 * Computes the mark of verified numbers, such as "2026-11-20-1f3c". It depends on every digit, so that a number that
 * changed after its verification is detected.
 */
export function computeNumbersChecksum(
  { lines }: { readonly lines: readonly Pick<Line, 'numbers'>[] },
  day: string,
): string {
  const digits = lines.flatMap(({ numbers }) => numbers.map(({ tel }) => tel)).join(' ');
  return `${day}-${createHash('sha256').update(digits).digest('hex').slice(0, 4)}`;
}

/** Returns true if the dialled and the displayed digits are equal in all numbers. */
export function hasMatchingDigits({ lines }: Pick<HelpNow, 'lines'>): boolean {
  return lines.every(({ numbers }) => numbers.every(({ tel, shown }) => extractDigits(shown) === tel));
}

/** Lists all numbers of the file, as digits. */
export function listNumbers({ lines, unsafeTies = [] }: Pick<HelpNow, 'lines' | 'unsafeTies'>): string[] {
  return [...lines, ...unsafeTies].flatMap(({ numbers }) => numbers.map(({ tel }) => tel));
}

/** Extracts the digits of a displayed number. */
export function extractDigits(shown: string): string {
  return shown.replace(/\D/g, '');
}
