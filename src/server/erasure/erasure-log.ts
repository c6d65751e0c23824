import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { makeFolder } from '../config/make-folder.ts';
import { OperatorError } from '../config/operator-error.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** An entry of the erasure log. */
export interface ErasureEntry {
  readonly userid: number;
  readonly removedAt: Date;
}

type ErasureLogLocation = Pick<Config, 'erasureLog' | 'dataDir'>;

const field = 'removals-ledger';

/** Path of the erasure log: ERASURE_LOG, else in the data folder. */
export function getErasureLogPath({ erasureLog, dataDir }: ErasureLogLocation): string {
  return erasureLog ?? join(dataDir, 'removals.ledger');
}

/**
 * Creates the erasure log if it does not exist, so that a missing folder is noticed at start and not at the first
 * removal. The folder of ERASURE_LOG must exist: a mistyped path or a missing disk would start a second log, which a
 * restore would not read.
 * @throws OperatorError without that folder; the error of the file system if it cannot be written
 */
export function ensureErasureLog(location: ErasureLogLocation): void {
  const file = getErasureLogPath(location);
  const folder = dirname(file);
  if (!location.erasureLog) makeFolder(folder);
  else if (!existsSync(folder)) {
    throw new OperatorError(
      `ERASURE_LOG: the folder ${folder} does not exist. Correct the path, or create the folder for the ` +
        'user that runs the server.',
    );
  }
  closeSync(openSync(file, 'a', 0o600));
}

/**
 * Adds a removal to the erasure log and flushes it to disk. The file is outside of the database, so that a restore can
 * repeat removals. Each line is encrypted with the data key.
 */
export async function appendErasure(
  location: ErasureLogLocation,
  cipher: FieldCipher,
  removal: ErasureEntry,
): Promise<void> {
  ensureErasureLog(location);
  const handle = await open(getErasureLogPath(location), 'a+', 0o600);
  try {
    const separator = (await hasIncompleteLine(handle)) ? '\n' : '';
    // One short append: processes that share the file do not interleave their lines.
    await handle.writeFile(separator + formatLine(cipher, removal));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Reads all removals, oldest first; none if the file does not exist.
 * @param keys one of them must decrypt each line
 * @param otherwise advice in the message of the error
 * @throws OperatorError if no key decrypts a line
 */
export function readErasures(file: string, keys: readonly FieldCipher[], otherwise: string): ErasureEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const removals = lines.map(
    (line) => keys.map((key) => decryptLine(key, line)).find((one) => one !== null) ?? null,
  );
  const unreadable = removals.filter((removal) => removal === null).length;
  if (unreadable === 0) return removals as ErasureEntry[];
  throw new OperatorError(
    `${unreadable} of ${lines.length} lines of ${file} cannot be decrypted: they were encrypted with another data key, or are damaged. ` +
      `An incomplete last line comes from a full disk, and its removal was refused: delete it. ${otherwise}`,
  );
}

/**
 * Re-encrypts the erasure log with another data key, atomically. No process may append meanwhile.
 * @param keys one of them must decrypt each line
 * @param otherwise advice in the message of the error
 * @throws OperatorError if no key decrypts a line; the error of the file system if it cannot be written
 */
export async function reencryptErasureLog(
  file: string,
  keys: readonly FieldCipher[],
  to: FieldCipher,
  otherwise: string,
): Promise<void> {
  const removals = readErasures(file, keys, otherwise);
  if (removals.length === 0) return;
  const unfinished = `${file}.unfinished`;
  try {
    const text = removals.map((removal) => formatLine(to, removal)).join('');
    await writeFile(unfinished, text, { mode: 0o600, flush: true });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** A full disk leaves an incomplete line of a refused removal. The next line must not be appended to it. */
async function hasIncompleteLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

function formatLine(cipher: FieldCipher, { userid, removedAt }: ErasureEntry): string {
  const id = randomUUID();
  return `${id} ${cipher.encrypt(field, id, JSON.stringify([userid, removedAt.toISOString()]))}\n`;
}

function decryptLine(cipher: FieldCipher, line: string): ErasureEntry | null {
  const [id = '', encrypted = ''] = line.split(' ');
  try {
    const [userid, at] = JSON.parse(cipher.decrypt(field, id, encrypted)) as [number, string];
    return { userid, removedAt: new Date(at) };
  } catch {
    return null;
  }
}
