import { describeConnectionLoss } from '../db/database-errors.ts';
import { describeFileError } from './file-faults.ts';
import { type CommandHelp, formatHelp, UsageError } from './command-help.ts';
import { OperatorError } from './operator-error.ts';

/** The message of an error that an operator can solve; null for any other error. */
export function describeError(error: unknown): string | null {
  return error instanceof OperatorError
    ? error.message
    : (describeFileError(error) ?? describeConnectionLoss(error));
}

/**
 * Runs a command of an operator and prints its result, or the text of `--help`. An error that an operator can solve is
 * printed as a sentence, any other with its stack. The exit code is 2 for wrong arguments and 1 for other errors. A closed
 * pipe, as of `| head`, ends the command quietly.
 */
export async function runCommand(help: CommandHelp, command: () => Promise<string>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  if (process.argv.slice(2).includes('--help')) return console.log(formatHelp(help));
  try {
    console.log(await command());
  } catch (error) {
    console.error(describeError(error) ?? error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
