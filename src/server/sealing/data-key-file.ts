import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataKey as parsed } from '../config-values.ts';
import { makeFolder } from '../make-folder.ts';
import { dataKeyBytes } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';

/** Where the data key stands when no DATA_KEY is set. */
export function dataKeyFile(dataDir: string): string {
  return join(dataDir, 'data.key');
}

/** The key of the file, or null when there is none. @throws DataKeyError when the file holds no key */
export function readDataKeyFile(dataDir: string): Uint8Array | null {
  return readKey(
    dataKeyFile(dataDir),
    'Put the key of before back: no other opens this database. If it is lost for good, delete the file and run ' +
      '`npm run data-key -- forget`, which says what that costs.',
  );
}

/** Makes the file with a new key, whole or not at all, readable by its owner alone. One that is there by now stays. */
export function makeDataKeyFile(dataDir: string): void {
  makeFolder(dataDir);
  const file = dataKeyFile(dataDir);
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

/** Where a key stands that is to take the place of the file's. */
export interface NextKeyFile {
  /** Null when there is none. @throws DataKeyError when the file holds no key */
  read(): Uint8Array | null;
  write(key: Uint8Array): void;
  /** Puts it in the place of the file, where another command did not do so by now. */
  take(): void;
  remove(): void;
}

/** Each key has a file of its own, by its fingerprint: of two changes at once none writes over the key of the other. */
export function nextKeyFile(dataDir: string, fingerprint: string): NextKeyFile {
  const file = `${dataKeyFile(dataDir)}.${fingerprint}`;
  return {
    read: () => readKey(file, 'The data key of this database stood there. Look for a copy of the file.'),
    write: (key) => writeKey(file, key),
    take: () => existsSync(file) && renameSync(file, dataKeyFile(dataDir)),
    remove: () => rmSync(file, { force: true }),
  };
}

function readKey(file: string, whatToDo: string): Uint8Array | null {
  if (!existsSync(file)) return null;
  try {
    return parsed(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new DataKeyError(`${file} no longer holds a key of 32 bytes in base64. ${whatToDo}`);
  }
}

function writeKey(file: string, key: Uint8Array): void {
  rmSync(file, { force: true });
  writeFileSync(file, `${Buffer.from(key).toString('base64')}\n`, { mode: 0o600, flush: true });
}
