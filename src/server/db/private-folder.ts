import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.ts';

const folderMode = 0o700;
const fileMode = 0o600;
const otherUsersMode = 0o077;

/**
 * Creates a folder, or restricts the permissions of an existing one: 0700, and 0600 for every file in it. Ignores
 * symbolic links.
 * @returns a warning if other users could read the folder
 */
export function createPrivateFolder(folder: string): string[] {
  makeFolder(folder);
  const wasOpen = (lstatSync(folder).mode & otherUsersMode) !== 0;
  try {
    chmodSync(folder, folderMode);
    closeWithin(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      `DATA_DIR: the permissions of ${folder} cannot be restricted to its owner (${code}). ` +
        'Make the user of the server its owner (chown -R), and start again.',
    ];
  }
  return wasOpen
    ? [
        `DATA_DIR: other users of this machine could read ${folder}. Its permissions are restricted now (0700, files 0600). ` +
          'Check who may have read it.',
      ]
    : [];
}

function closeWithin(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      closeIfOpen(path, folderMode);
      closeWithin(path);
    } else if (entry.isFile()) closeIfOpen(path, fileMode);
  }
}

function closeIfOpen(path: string, mode: number): void {
  if ((lstatSync(path).mode & otherUsersMode) !== 0) chmodSync(path, mode);
}
