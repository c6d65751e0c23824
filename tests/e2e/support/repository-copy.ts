import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The inputs of a build and of the authoring tool. */
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
 * Copies the repository into a new folder, with linked packages, so that a test can change its files.
 * @param name part of the folder's name
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `wellness-check-${name}-`));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** Links each package separately, so that the copy has its own `.cache` in `node_modules`. */
function linkPackages(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((name) => !/^\.(cache|vite)/.test(name)))
    symlinkSync(join(from, name), join(to, name));
}

/**
 * Runs a command of `src/authoring/commands` on a copy, and waits for its end.
 * @throws Error with its output
 */
export function runTool(copy: string, command: string, ...flags: string[]): void {
  const args = ['--import', 'tsx', `src/authoring/commands/${command}.ts`, ...flags];
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' });
}
