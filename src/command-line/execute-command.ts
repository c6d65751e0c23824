import { version } from '../../package.json';
import {
  type CommandHelp,
  formatHelp,
  isArgumentError,
  UsageError,
  createUsageError,
} from './command-help.ts';

/** Options of `executeCommand`. */
export interface ExecuteOptions {
  /** The text of an error; null if the error is printed with its stack. */
  readonly describeError?: (error: unknown) => string | null;
  /** A sentence at the end of `--help`. */
  readonly note?: string;
}

/**
 * Runs a command and prints its result, or the text of `--help` or `--version`. The exit code is 2 for wrong arguments and 1 for other
 * errors. A closed pipe, as of `| head`, ends the process quietly.
 * @param produceOutput returns what is printed on standard output, or nothing if it prints itself
 */
export async function executeCommand(
  help: CommandHelp,
  produceOutput: () => Promise<string | void> | string | void,
  { describeError = describeMessage, note }: ExecuteOptions = {},
): Promise<void> {
  exitOnClosedPipe();
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(formatHelp(help, note));
  if (args.includes('--version')) return console.log(version);
  try {
    const output = await produceOutput();
    if (output !== undefined) console.log(output);
  } catch (error) {
    const reported = isArgumentError(error) ? createUsageError(help, error) : error;
    console.error(reported instanceof UsageError ? reported.message : (describeError(reported) ?? reported));
    process.exitCode = reported instanceof UsageError ? 2 : 1;
  }
}

function describeMessage(error: unknown): string | null {
  return error instanceof Error ? error.message : null;
}

function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
