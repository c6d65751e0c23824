import { describeConnectionLoss } from '../db/database-errors.ts';
import { describeFileError } from './file-errors.ts';
import type { CommandHelp } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { OperatorError } from './operator-error.ts';

/** The message of an error that an operator can solve; null for other errors. */
export function describeError(error: unknown): string | null {
  return error instanceof OperatorError
    ? error.message
    : (describeFileError(error) ?? describeConnectionLoss(error));
}

/**
 * Runs an operator command. Prints only the message of an error that an operator can solve, and the stack of others.
 */
export async function runCommand(help: CommandHelp, command: () => Promise<string>): Promise<void> {
  await executeCommand(help, command, { describeError, note: 'It reads the same settings as the server.' });
}
