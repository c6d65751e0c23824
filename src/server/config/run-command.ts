import { describeConnectionLoss } from '../db/database-errors.ts';
import { describeFileError } from './file-faults.ts';
import { OperatorError } from './operator-error.ts';

/** What an operator reads of a fault that he mends outside of the program; null for any other, which keeps its stack. */
export function describeError(error: unknown): string | null {
  return error instanceof OperatorError
    ? error.message
    : (describeFileError(error) ?? describeConnectionLoss(error));
}

/**
 * Runs a command of an operator to its end: prints its words. A fault that an operator mends is told in words alone,
 * any other keeps its stack; either way the exit code is 1.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(describeError(error) ?? error);
    process.exitCode = 1;
  }
}
