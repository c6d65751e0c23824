import { BackupError } from './backup/backup-error.ts';
import { CannotListen } from './cannot-listen.ts';
import { ConfigError } from './config.ts';
import {
  DatabaseBroken,
  DatabaseEncoding,
  DatabaseUnreachable,
  DatabaseUnusable,
} from './db/database-errors.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { fileFaultInWords } from './file-faults.ts';
import { InstrumentsError } from './instruments/read.ts';
import { DataKeyError } from './sealing/data-key-error.ts';

/** Something that an operator mends: its message says what to do, and is told without a stack. */
export class OperatorError extends Error {}

/** What was typed cannot be done: says what to type. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

const known = [
  BackupError,
  CannotListen,
  ConfigError,
  DatabaseBroken,
  DatabaseEncoding,
  DatabaseUnreachable,
  DatabaseUnusable,
  DataKeyError,
  FolderInUse,
  InstrumentsError,
  OperatorError,
  UsageError,
];

/** What an operator reads of a fault that he mends outside of the program; null for any other, which keeps its stack. */
export function inWords(error: unknown): string | null {
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  return fileFaultInWords(error);
}

/**
 * Runs a command of an operator to its end: prints its words. A fault that an operator mends is told in words alone,
 * any other keeps its stack; either way the exit code is 1.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(inWords(error) ?? error);
    process.exitCode = 1;
  }
}
