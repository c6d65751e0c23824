import { describeUnknownOption, formatHelpText, formatUsageError } from './help-text.mjs';
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
export function formatHelp({ name, options = [], ...help }: CommandHelp, note = ''): string {
  return formatHelpText({
    ...help,
    command: `npm run ${name}`,
    options: [...options, ['--help', 'prints this text'], ['--version', 'prints the version']],
    note,
  });
}

/**
 * An error for arguments that cannot be understood: names an unknown option and the one that was meant.
 * @param error of `parseArgs`; left out if an argument is missing
 */
export function createUsageError({ name, usage, options = [] }: CommandHelp, error?: unknown): UsageError {
  const known = options.map(([option]) => option.split(' ')[0] ?? '');
  const reason = describeUnknownOption(error instanceof Error ? error.message : '', known);
  return new UsageError(formatUsageError({ command: `npm run ${name}`, usage }, reason));
}

/** Whether `parseArgs` rejected the arguments. */
export function isArgumentError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code).startsWith('ERR_PARSE_ARGS_');
}
