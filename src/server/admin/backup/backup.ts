import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { createStore } from './create-store.ts';
import type { RowCounts } from './store.ts';
import { verifyBackup } from './verify.ts';

/** Options of a backup. */
export interface BackupOptions {
  /** Restores the file into a scratch database and compares it. */
  readonly isVerified?: boolean;
}

/**
 * Writes the database, without the data key, to a file that only its owner can read.
 * @param file written completely or not at all; remains if its verification fails
 * @returns the output of the command
 * @throws OperatorError; `DataFolderInUse` while a server uses the embedded database
 */
export async function writeBackup(
  config: Config,
  file: string,
  { isVerified = false }: BackupOptions = {},
): Promise<string> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const store = createStore(config);
  make(unfinished);
  let counts: RowCounts | null = null;
  try {
    if (isVerified) counts = await store.dumpAndCount(unfinished);
    else await store.dump(unfinished);
    flush(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  const written =
    `${file} contains ${store.name}, without the data key. Encrypt it, and store the data key and the erasure log ` +
    'in another place: see docs/operations/backup.md.';
  return counts === null ? written : `${written}\n${await verifyBackup(config, file, counts)}`;
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
