import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents, with access for this user only. Not with `recursive`, which never returns
 * where no folder can be created, as in /proc.
 * @param folder absolute; an existing one is not changed
 * @throws the error of the file system
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const around = dirname(folder);
  if (around !== folder) makeFolder(around);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
