import { BackupError } from './backup/backup-error.ts';
import { ConfigError } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { DatabaseUnreachable } from './db/postgres.ts';
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
  ConfigError,
  DatabaseUnreachable,
  DataKeyError,
  FolderInUse,
  OperatorError,
  UsageError,
];

/**
 * Runs a command of an operator to its end: prints its words. A fault that an operator mends is told in words alone,
 * any other keeps its stack; either way the exit code is 1.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    const isKnown = known.some((kind) => error instanceof kind);
    console.error(isKnown ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
