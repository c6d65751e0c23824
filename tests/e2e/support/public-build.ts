/** A build with the twelve public instruments after the five. `src` is unchanged. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFiles } from '#tests/instruments/files.ts';
import { copyRepository, runTool } from './repository-copy.ts';

/**
 * Publishes and builds in a copy of the repository.
 * @param folder gets the build as `dist`
 */
export function buildPublic(folder: string): void {
  const copy = copyRepository('public');
  try {
    for (const [name, text] of publicFiles) writeFileSync(join(copy, 'questionnaires', name), text);
    runTool(copy, 'publish-instrument');
    execFileSync(process.execPath, ['tools/build/build.mjs'], { cwd: copy, stdio: 'inherit' });
    cpSync(join(copy, 'dist'), join(folder, 'dist'), { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
