import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Everything that a build and the author's tool are made of. */
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.tools.json',
  'vite.config.ts',
  'index.html',
  'content',
  'questionnaires',
  'src',
  'tools',
];

/**
 * Copies the repository into a new folder, with the packages linked, so that a test may change its files.
 * @param name part of the folder's name
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `wellness-check-${name}-`));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** Links each package by itself: what tools keep in `node_modules`, such as `.cache`, is the copy's own. */
function linkPackages(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((name) => !/^\.(cache|vite)/.test(name)))
    symlinkSync(join(from, name), join(to, name));
}

/** Runs a command of `src/authoring/commands` on a copy, to its end; throws with its output when it fails. */
export function runTool(copy: string, command: string, ...flags: string[]): void {
  const args = ['--import', 'tsx', `src/authoring/commands/${command}.ts`, ...flags];
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' });
}
