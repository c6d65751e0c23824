import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unchanged } from './compiled-part.ts';

/**
 * Writes files to a folder and removes all others. Writes only changed files, each to a temporary file and then by
 * rename, so that readers never see a partial file.
 * @param outputs values by path in the folder, in the order of writing
 * @returns paths in the folder that were written or removed
 */
export function writeOutputs(folder: string, outputs: ReadonlyMap<string, unknown>): string[] {
  mkdirSync(folder, { recursive: true });
  const written = [...outputs].flatMap(([path, value]) =>
    value !== unchanged && replaceFile(folder, path, `${JSON.stringify(value)}\n`) ? [path] : [],
  );
  const removed = listFiles(folder).filter((path) => !outputs.has(path));
  for (const path of removed) rmSync(join(folder, path), { force: true });
  return [...written, ...removed];
}

/** Returns true if the content changed. */
function replaceFile(folder: string, path: string, text: string): boolean {
  const file = join(folder, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${folder}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
  return true;
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
