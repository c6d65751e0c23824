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
        `${file} is there already: the key of a release, or left by an export that was killed. Name it with --key ${file} ` +
          'to give people the same ids once more, or move it away.',
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
  throw new OperatorError(`${file} holds no key: it must be 32 bytes in base64, as an export writes them.`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new OperatorError(`There is no file ${file}: the key of a release lies where its export said.`);
  }
}

/** With the key in its folder a release would tell who is who. @throws OperatorError */
export function refuseKeyInside(file: string, folder: string): void {
  const relativePath = relative(folder, file);
  if (relativePath !== '' && !relativePath.startsWith('..')) {
    throw new OperatorError(`The key must not lie in ${folder}: whoever has both can tell who is who.`);
  }
}
