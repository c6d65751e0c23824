import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Everything that a build and the author's tool are made of. */
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'content',
  'questionnaires',
  'src',
  'scripts',
];

/**
 * Copies the repository into a new folder, with the packages linked, so that a test may change its files.
 * @param name part of the folder's name
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `wellness-check-${name}-`));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a command of `src/server/cli` on a copy, to its end; throws with what it said when it fails. */
export function runTool(copy: string, command: string, ...flags: string[]): void {
  const args = ['--import', 'tsx', `src/server/cli/${command}.ts`, ...flags];
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' });
}
