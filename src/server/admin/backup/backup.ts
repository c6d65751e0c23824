import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { createStore } from './create-store.ts';

/**
 * Writes the database, without the data key, to a file that only its owner can read.
 * @param file written completely or not at all
 * @returns the output of the command
 * @throws OperatorError; `DataFolderInUse` while a server uses the embedded database
 */
export async function writeBackup(config: Config, file: string): Promise<string> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const store = createStore(config);
  make(unfinished);
  try {
    await store.dump(unfinished);
    flush(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return (
    `${file} contains ${store.name}, without the data key. Encrypt it, and store the data key and the erasure log ` +
    'in another place: see docs/operations/backup.md.'
  );
}

/** Reads the first bytes of a file. @throws OperatorError if it cannot be read */
export function readFirstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(16);
  try {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, bytes);
    closeSync(descriptor);
  } catch {
    throw new OperatorError(`${file} cannot be read. Name a file that npm run backup wrote.`);
  }
  return bytes;
}

/** Creates the file with its permissions before it is written. */
function make(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `${file} cannot be written (${code}). Name a file in an existing folder that this user may write to.`,
    );
  }
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
