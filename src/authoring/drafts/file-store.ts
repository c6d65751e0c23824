import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { resolveEditablePath } from './editable.ts';
import type { FileVersion, WriteOutcome } from './requests.ts';

/** Computes the SHA-256 hash of a text, in hex, which detects concurrent changes. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Reads a file. Hash and text are null if it does not exist.
 * @throws NotEditableError for a file that the editor must not read
 */
export function readEditable(root: string, file: string): FileVersion {
  const path = resolveEditablePath(root, file);
  if (!existsSync(path)) return { text: null, hash: null };
  const text = readFileSync(path, 'utf8');
  return { text, hash: hashText(text) };
}

/**
 * Writes or removes a file unless it changed since it was read. The write is atomic.
 * @param text null removes the file
 * @param basedOn hash of the version that the author edited; null if there was no file
 * @throws NotEditableError for a file that the editor must not write
 */
export function writeEditable(
  root: string,
  file: string,
  text: string | null,
  basedOn: string | null,
): WriteOutcome {
  const path = resolveEditablePath(root, file);
  const now = readEditable(root, file);
  if (now.hash !== basedOn) return { outcome: 'conflict', now };
  if (text === null) rmSync(path, { force: true });
  else if (!writeAtomically(path, text, basedOn === null))
    return { outcome: 'conflict', now: readEditable(root, file) };
  return { outcome: 'written', now: readEditable(root, file) };
}

/** Returns false if a new file was created by another process meanwhile. */
function writeAtomically(path: string, text: string, isNew: boolean): boolean {
  mkdirSync(dirname(path), { recursive: true });
  // The temporary file is in the same folder because rename does not cross file systems. Checks ignore names with a
  // dot.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text);
    if (!isNew) renameSync(temporary, path);
    else linkSync(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
