import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isEditable } from './editable-names.ts';

/** A file that the editor must not write. */
export class NotEditableError extends Error {
  constructor(file: string) {
    super(`The editor does not write "${file}": only questionnaires, the chain and reading pages.`);
    this.name = 'NotEditable';
  }
}

/**
 * The place on the disk of a file that the editor may read and write. Neither `..` nor a symbolic link leads out.
 * @param root the repository's folder
 * @param file relative to it, with forward slashes; it need not exist
 * @throws NotEditable for any other file
 */
export function resolveEditablePath(root: string, file: string): string {
  if (!isEditable(file)) throw new NotEditableError(file);
  const path = join(root, file);
  const folder = join(realpathSync(root), ...dirname(file).split('/'));
  const real = resolveNearestFolder(dirname(path));
  if (real !== folder && !folder.startsWith(`${real}${sep}`)) throw new NotEditableError(file);
  if (isLink(path)) throw new NotEditableError(file);
  return path;
}

/** Where a folder really is; of one that does not exist yet, where the nearest one above it is. */
function resolveNearestFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolveNearestFolder(dirname(folder));
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
