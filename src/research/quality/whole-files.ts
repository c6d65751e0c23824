import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '#server/config/make-folder.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/** Nothing that is there is written over. @throws OperatorError */
export function refuseExisting(paths: readonly string[]): void {
  const existing = paths.find((path) => existsSync(path));
  if (existing)
    throw new OperatorError(
      `${existing} exists already. Choose another folder with --out, or move the file away.`,
    );
}

/**
 * Writes files that belong together: whole and all of them, or none. Each is filled under another name and gets its own
 * at last.
 * @throws OperatorError where one is there already; then nothing is written
 */
export function writeWholeFiles(files: readonly (readonly [path: string, text: string])[]): void {
  refuseExisting(files.map(([path]) => path));
  const unfinished = (path: string) => `${path}.unfinished`;
  try {
    for (const [path, text] of files) {
      makeFolder(dirname(path));
      writeFileSync(unfinished(path), text, { flush: true });
    }
    for (const [path] of files) renameSync(unfinished(path), path);
  } catch (error) {
    for (const [path] of files) rmSync(unfinished(path), { force: true, recursive: true });
    throw error;
  }
}
