import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDataKey as parsed } from '../config/config-values.ts';
import { makeFolder } from '../config/make-folder.ts';
import { dataKeyBytes } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';

/** Path of the key file, used without DATA_KEY. */
export function getDataKeyPath(dataDir: string): string {
  return join(dataDir, 'data.key');
}

/** Reads the key file; null if it does not exist. @throws DataKeyError for invalid content */
export function readDataKeyFile(dataDir: string): Uint8Array | null {
  return readKey(
    getDataKeyPath(dataDir),
    'Restore the former key: no other key fits this database. If it is lost, delete the file and run ' +
      '`npm run data-key -- forget`, which lists the consequences.',
  );
}

/** Creates the key file atomically with a new key, readable by its owner only. Keeps an existing one. */
export function createDataKeyFile(dataDir: string): void {
  makeFolder(dataDir);
  const file = getDataKeyPath(dataDir);
  const unfinished = `${file}.${process.pid}`;
  writeKey(unfinished, randomBytes(dataKeyBytes));
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** Reads the key of an incomplete change, or null. @throws DataKeyError for invalid content */
export function readNextKeyFile(dataDir: string): Uint8Array | null {
  return readKey(
    getNextKeyPath(dataDir),
    'A change of the data key created the file. Restore a copy; if the server starts without the file, delete it.',
  );
}

/** Writes the key of a change to disk before it is used. */
export function writeNextKeyFile(dataDir: string, key: Uint8Array): void {
  const unfinished = `${getNextKeyPath(dataDir)}.unfinished`;
  writeKey(unfinished, key);
  rename(unfinished, getNextKeyPath(dataDir));
}

/** Replaces the key file by that of the change. */
export function activateNextKeyFile(dataDir: string): void {
  rename(getNextKeyPath(dataDir), getDataKeyPath(dataDir));
}

/** Deletes all key files, for a change to `DATA_KEY`. */
export function removeDataKeyFiles(dataDir: string): void {
  for (const file of [getNextKeyPath(dataDir), getDataKeyPath(dataDir)]) rmSync(file, { force: true });
}

function getNextKeyPath(dataDir: string): string {
  return `${getDataKeyPath(dataDir)}.next`;
}

function readKey(file: string, whatToDo: string): Uint8Array | null {
  if (!existsSync(file)) return null;
  try {
    return parsed(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new DataKeyError(`${file} does not contain a key of 32 bytes in base64. ${whatToDo}`);
  }
}

function writeKey(file: string, key: Uint8Array): void {
  rmSync(file, { force: true });
  writeFileSync(file, `${Buffer.from(key).toString('base64')}\n`, { mode: 0o600, flush: true });
}

/** Durable: flushes the folder, which Windows cannot. */
function rename(from: string, to: string): void {
  renameSync(from, to);
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(to), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
