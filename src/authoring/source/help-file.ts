interface Line {
  readonly name: string;
  readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
}

/** Who dialled numbers, when, and which. */
export interface Dialled {
  /** YYYY-MM-DD. */
  readonly on: string;
  /** Name of the person who dialled. */
  readonly by: string;
  /** The digits as they were dialled, so that a number that changed later is found. */
  readonly numbers: readonly string[];
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
  /** Helplines for people who are not safe with someone, each with its last verification. */
  readonly unsafeTies?: readonly (Line & { readonly dialled?: Dialled })[];
  /** YYYY-MM-DD. */
  readonly lastChecked: string;
  /** YYYY-MM-DD. */
  readonly reviewBy: string;
  /** The numbers of `lines` as they were dialled on `lastChecked`. */
  readonly dialled?: Dialled;
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

type Lines = readonly Pick<Line, 'numbers'>[];

/** Lists the digits of all numbers of some lines. */
function listDigits(lines: Lines): string[] {
  return lines.flatMap(({ numbers }) => numbers.map(({ tel }) => tel));
}

/** Returns true if the lines have exactly the numbers that were dialled. */
export function hasDialledNumbers(dialled: Dialled, lines: Lines): boolean {
  return dialled.numbers.join(' ') === listDigits(lines).join(' ');
}

/** Formats a verification as authors write it. The name is left to them. */
export function formatDialled(lines: Lines, day: string): string {
  const numbers = listDigits(lines).map((digits) => `"${digits}"`);
  return `{ "on": "${day}", "by": "…", "numbers": [${numbers.join(', ')}] }`;
}

/** Formats dialled numbers that differ from the present ones. */
export function formatDifference({ numbers }: Dialled, lines: Lines): string {
  return `${listDigits(lines).join(', ')}; dialled were ${numbers.join(', ')}`;
}

/** The end of a fix that asks for a verification. */
export const nameDialler = 'In "by", name the person who dialled.';

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
