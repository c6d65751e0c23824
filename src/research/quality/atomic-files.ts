import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '#server/config/make-folder.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/** @throws OperatorError if one of the files exists */
export function refuseExisting(paths: readonly string[]): void {
  const existing = paths.find((path) => existsSync(path));
  if (existing)
    throw new OperatorError(
      `${existing} exists already. Choose another folder with --out, or move the file away.`,
    );
}

/**
 * Writes either all files or none. Each is written under a temporary name and renamed when all are complete.
 * @throws OperatorError if one of the files exists; then nothing is written
 */
export function writeFilesAtomically(files: readonly (readonly [path: string, text: string])[]): void {
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
