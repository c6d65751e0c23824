/** What must stand before anything runs: packages as locked, and a build of the present sources. Node's own modules only. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command with its output shown; resolves with the exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', fail);
    child.once('close', (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}

/** As `run`, and ends this process with the same code when the command fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** The path of a tool in node_modules/.bin. */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

const lock = join(root, 'package-lock.json');
const installedMark = join(root, 'node_modules', '.installed');

/** `npm ci` when the lock file is not the one that was installed. */
export async function ensureInstalled() {
  const wanted = hashOf([lock]);
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return;
  console.log('Installing packages (npm ci) …');
  await must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(installedMark, wanted);
}

/** Everything that compiled content is made of: what authors write, and the code that reads it. */
const authored = ['content', 'questionnaires', 'src/authoring', 'src/domain', 'package-lock.json'];
/** As in `src/authoring/compile/compiled-folder.ts`. */
export const compiled = join(root, 'node_modules/.cache/content');
/** A development server that writes to the folder removes it. */
const compiledMark = join(compiled, 'compiled-from');

/** Compiles content and questionnaires when they differ from what was compiled last; ends with findings when broken. */
export async function ensureCompiled() {
  const wanted = hashOf(authored.map((path) => join(root, path)));
  if (existsSync(compiledMark) && readFileSync(compiledMark, 'utf8') === wanted) return;
  await must(tool('tsx'), ['src/authoring/commands/compile.ts']);
  writeFileSync(compiledMark, wanted);
}

/** Everything that the build is made of. */
const sources = [
  'src',
  'content',
  'questionnaires',
  'tools',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
export const builtMark = join(root, 'dist', 'built-from');

/** The hash of all sources and of the build's own settings. */
export function sourceHash() {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  return hashOf(
    sources.map((path) => join(root, path)),
    settings,
  );
}

/** Builds when the sources differ from those of the last build. */
export async function ensureBuilt() {
  if (existsSync(builtMark) && readFileSync(builtMark, 'utf8') === sourceHash()) return;
  console.log('Building …');
  await must(process.execPath, [join(root, 'tools', 'build', 'build.mjs')]);
}

/** Remembers what the build in `dist` was made from. */
export function markBuilt() {
  mkdirSync(dirname(builtMark), { recursive: true });
  writeFileSync(builtMark, sourceHash());
}

function hashOf(paths, more = '') {
  const hash = createHash('sha256').update(more);
  for (const path of paths.flatMap(filesUnder))
    hash.update(relative(root, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
