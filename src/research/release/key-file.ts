import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { makeFolder } from '#server/config/make-folder.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/**
 * Creates a key for study ids, in a file that only its owner can read. Creates the folder if it is missing.
 * @throws OperatorError if the file exists
 */
export function createKeyFile(file: string): Uint8Array {
  const key = randomBytes(32);
  makeFolder(dirname(file));
  try {
    writeFileSync(file, `${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new OperatorError(
        `${file} exists already, from another release or from an export that was killed. Write --key ${file} ` +
          'to use the same study ids, or move the file away.',
      );
    // A partial key file would prevent the next export.
    rmSync(file, { force: true });
    throw error;
  }
  return key;
}

/** Reads a key file. @throws OperatorError if it is missing or invalid */
export function readKeyFile(file: string): Uint8Array {
  const text = readText(file);
  const key = Buffer.from(text, 'base64');
  if (key.length === 32 && key.toString('base64') === text) return key;
  throw new OperatorError(
    `${file} is not a key of 32 bytes in base64. Name a key file that an export wrote.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new OperatorError(`${file} does not exist. Name the key file that the export printed.`);
  }
}

/** @throws OperatorError if the key is in the folder of the release, with which people can be identified */
export function refuseKeyInRelease(file: string, folder: string): void {
  const relativePath = relative(folder, file);
  if (relativePath !== '' && !relativePath.startsWith('..')) {
    throw new OperatorError(
      `The key must not be in ${folder}: with both, people can be identified. Move it to another folder.`,
    );
  }
}
