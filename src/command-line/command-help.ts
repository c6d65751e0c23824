import { OperatorError } from './operator-error.ts';

/** What `--help` prints of a command. */
export interface CommandHelp {
  /** As it is typed after `npm run`. */
  readonly name: string;
  /** Arguments, with optional ones in brackets. */
  readonly usage: string;
  /** What the command does, in one or two sentences. */
  readonly summary: string;
  readonly options?: readonly (readonly [option: string, meaning: string])[];
  /** The arguments of an example. */
  readonly example: string;
}

/** Arguments that cannot be understood. The process exits with code 2. */
export class UsageError extends OperatorError {}

/**
 * The text of `--help`.
 * @param note a sentence after the exit codes
 */
export function formatHelp({ name, usage, summary, options = [], example }: CommandHelp, note = ''): string {
  const all = [
    ...options,
    ['--help', 'prints this text'] as const,
    ['--version', 'prints the version'] as const,
  ];
  const width = Math.max(...all.map(([option]) => option.length));
  return [
    summary,
    '',
    `Usage: ${formatCommand(name, usage)}`,
    '',
    ...all.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    '',
    `Example: ${formatCommand(name, example)}`,
    `Exit codes: 0 done, 1 failed, 2 wrong arguments. ${note}`.trimEnd(),
  ].join('\n');
}

function formatCommand(name: string, args: string): string {
  return args === '' ? `npm run ${name}` : `npm run ${name} -- ${args}`;
}

/**
 * An error for arguments that cannot be understood: names an unknown option and the one that was meant.
 * @param error of `parseArgs`; left out if an argument is missing
 */
export function createUsageError(help: CommandHelp, error?: unknown): UsageError {
  const usage = `Write ${formatCommand(help.name, help.usage)}`;
  const unknown = /Unknown option '(-[^']*)'/.exec(error instanceof Error ? error.message : '')?.[1];
  const known = (help.options ?? []).map(([option]) => option.split(' ')[0] ?? '');
  const meant = unknown && known.find((option) => isSimilar(option, unknown));
  const reason = unknown ? `Unknown option ${unknown}.${meant ? ` Did you mean ${meant}?` : ''} ` : '';
  return new UsageError(`${reason}${usage}. See npm run ${help.name} -- --help`);
}

/** Whether `parseArgs` rejected the arguments. */
export function isArgumentError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code).startsWith('ERR_PARSE_ARGS_');
}

/** Whether two options share their first three letters, one contains the other, or up to two letters differ. */
function isSimilar(option: string, typed: string): boolean {
  const [one, other] = [option, typed].map((text) => text.replace(/^-+/, ''));
  if (!one || !other) return false;
  return (
    one.startsWith(other.slice(0, 3)) ||
    one.includes(other) ||
    other.includes(one) ||
    countDifferentLetters(one, other) <= 2
  );
}

/** Letters between the shared beginning and the shared end of two words. */
function countDifferentLetters(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end;
}
