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

/** The text of `--help`. */
export function formatHelp({ name, usage, summary, options = [], example }: CommandHelp): string {
  const all = [...options, ['--help', 'prints this text'] as const];
  const width = Math.max(...all.map(([option]) => option.length));
  return [
    summary,
    '',
    `Usage: npm run ${name} -- ${usage}`.trimEnd(),
    '',
    ...all.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    '',
    `Example: npm run ${name} -- ${example}`.trimEnd(),
    'Exit codes: 0 done, 1 failed, 2 wrong arguments. The settings are those of the server.',
  ].join('\n');
}

/**
 * An error for arguments that cannot be understood: names an unknown option and the one that was meant.
 * @param error of `parseArgs`; left out if an argument is missing
 */
export function usageError(help: CommandHelp, error?: unknown): UsageError {
  const usage = `Write npm run ${help.name} -- ${help.usage}`.trimEnd();
  const unknown = /Unknown option '(-[^']*)'/.exec(error instanceof Error ? error.message : '')?.[1];
  const known = (help.options ?? []).map(([option]) => option.split(' ')[0] ?? '');
  const meant = unknown && known.find((option) => isSimilar(option, unknown));
  const reason = unknown ? `Unknown option ${unknown}.${meant ? ` Did you mean ${meant}?` : ''} ` : '';
  return new UsageError(`${reason}${usage}. See npm run ${help.name} -- --help`);
}

/** Whether two options share their first three letters, or one contains the other. */
function isSimilar(option: string, typed: string): boolean {
  const [one, other] = [option, typed].map((text) => text.replace(/^-+/, ''));
  if (!one || !other) return false;
  return one.startsWith(other.slice(0, 3)) || one.includes(other) || other.includes(one);
}
