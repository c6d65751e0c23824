import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isEditable } from './editable-names.ts';

/** Thrown for a file that the editor must not write. */
export class NotEditableError extends Error {
  constructor(file: string) {
    super(
      `The editor does not write "${file}": only questionnaires, the chain, reading pages and translations.`,
    );
    this.name = 'NotEditable';
  }
}

/**
 * Returns the absolute path of a file that the editor may read and write. Rejects `..` and symbolic links.
 * @param root folder of the repository
 * @param file relative to the repository, with forward slashes; need not exist
 * @throws NotEditableError for any other file
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

/** Resolves symbolic links of a folder, or of its nearest parent that exists. */
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
