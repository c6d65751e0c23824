import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { resolveEditablePath } from './editable.ts';
import type { FileForm, WriteOutcome } from './requests.ts';

/** SHA-256, hex, of the bytes of a file: what a change is based on. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A file as it is on the disk; hash and text are null where there is none.
 * @throws NotEditable for a file that is not the editor's
 */
export function readEditable(root: string, file: string): FileForm {
  const path = resolveEditablePath(root, file);
  if (!existsSync(path)) return { text: null, hash: null };
  const text = readFileSync(path, 'utf8');
  return { text, hash: hashText(text) };
}

/**
 * Writes a file, or removes it, when it still is what the change was based on: what others changed meanwhile stays as
 * they left it. Readers see the old file or the new one, never half of either.
 * @param text null removes the file
 * @param basedOn the hash of what the author saw; null where there was no file
 * @throws NotEditable for a file that is not the editor's
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
  else if (!replace(path, text, basedOn === null))
    return { outcome: 'conflict', now: readEditable(root, file) };
  return { outcome: 'written', now: readEditable(root, file) };
}

/** Returns false where a new file came into being meanwhile. */
function replace(path: string, text: string, isNew: boolean): boolean {
  mkdirSync(dirname(path), { recursive: true });
  // In the same folder, since a name can only change within one disk. The dot hides it from every check.
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(fresh, text);
    if (!isNew) renameSync(fresh, path);
    else linkSync(fresh, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
