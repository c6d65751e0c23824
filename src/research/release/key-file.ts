import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { makeFolder } from '#server/config/make-folder.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/**
 * A new key for study ids, in a file that its owner alone may read. Its folder is made if missing, as that of the release
 * beside it is.
 * @throws OperatorError when the file is there already
 */
export function newKeyFile(file: string): Uint8Array {
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
    // Half a key would stand in the way of the next export.
    rmSync(file, { force: true });
    throw error;
  }
  return key;
}

/** The key in a file. @throws OperatorError when there is none */
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

/** With the key in its folder a release would tell who is who. @throws OperatorError */
export function refuseKeyInside(file: string, folder: string): void {
  const relativePath = relative(folder, file);
  if (relativePath !== '' && !relativePath.startsWith('..')) {
    throw new OperatorError(
      `The key must not be in ${folder}: with both, people can be identified. Move it to another folder.`,
    );
  }
}
