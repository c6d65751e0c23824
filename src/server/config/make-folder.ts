import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those around it that are missing, for this user alone. One after the other: Node's own way
 * (`recursive`) never ends where no folder can be made, as in /proc.
 * @param folder absolute; one that is there stays as it is
 * @throws the system's fault
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const around = dirname(folder);
  if (around !== folder) makeFolder(around);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
