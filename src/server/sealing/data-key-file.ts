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
  const file = dataKeyFile(dataDir);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8').trim();
  try {
    return parsed(text);
  } catch {
    throw new DataKeyError(
      `${file} no longer holds a key of 32 bytes in base64. Put the key of before back: no other opens this database. ` +
        'If it is lost for good, delete the file and run `npm run data-key -- forget`, which says what that costs.',
    );
  }
}

/** Makes the file with a new key, whole or not at all, readable by its owner alone. One that is there by now stays. */
export function makeDataKeyFile(dataDir: string): void {
  makeFolder(dataDir);
  const unfinished = writeAside(dataDir, randomBytes(dataKeyBytes), `${process.pid}`);
  try {
    linkSync(unfinished, dataKeyFile(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** Writes a key beside the file. `finish` puts it in the file's place. */
export function prepareDataKeyFile(dataDir: string, key: Uint8Array): { finish(): void } {
  const unfinished = writeAside(dataDir, key, 'next');
  return { finish: () => renameSync(unfinished, dataKeyFile(dataDir)) };
}

function writeAside(dataDir: string, key: Uint8Array, name: string): string {
  const file = `${dataKeyFile(dataDir)}.${name}`;
  rmSync(file, { force: true });
  writeFileSync(file, `${Buffer.from(key).toString('base64')}\n`, { mode: 0o600, flush: true });
  return file;
}
