import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { makeFolder } from '../config/make-folder.ts';
import { OperatorError } from '../config/operator-error.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** A removal as it stands in the erasure log. */
export interface ErasureEntry {
  readonly userid: number;
  readonly removedAt: Date;
}

/** The settings that say where the erasure log stands. */
type ErasureLogLocation = Pick<Config, 'erasureLog' | 'dataDir'>;

const field = 'removals-ledger';

/** Where the erasure log stands: ERASURE_LOG, else the data folder. */
export function getErasureLogPath({ erasureLog, dataDir }: ErasureLogLocation): string {
  return erasureLog ?? join(dataDir, 'removals.ledger');
}

/**
 * Makes the erasure log where there is none yet. Without it nobody could be removed, and the first to learn that would be
 * whoever asks for it. Its own folder must be there: a name that was mistyped, or a disk that is away, would begin another
 * ledger, and a restore would not know of it.
 * @throws OperatorError without that folder; the system's fault when the erasure log cannot be written
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
 * Adds a removal to the erasure log, on the disk when this resolves. It stands outside of the database, so that what is put
 * back from a backup can be removed again. Each line is encrypted by the data key and says nothing without it.
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
    // One short write at the end: processes that share the file do not mix their lines.
    await handle.writeFile(separator + formatLine(cipher, removal));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Every removal of the erasure log, oldest first; none where there is no file.
 * @param keys each line must open by one of them
 * @param otherwise what an operator does where a line opens by none
 * @throws OperatorError when a line opens by none
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
 * Encrypts the erasure log with another data key, all of it or nothing. No process may add to it meanwhile.
 * @param keys each line must open by one of them
 * @param otherwise what an operator does where a line opens by none
 * @throws OperatorError when a line opens by none; the system's fault when it cannot be written
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

/** A disk that was full takes half a line, of a removal that was refused: the next one must not be added to that. */
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
