/** Installs packages, compiles content and builds if the inputs have changed. Imports only Node.js. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command with its output on this terminal, and resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command, and exits with its code if it fails. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** The path of an executable of a package. */
export const getBinPath = (name) => join(root, 'node_modules', '.bin', name);

const lock = join(root, 'package-lock.json');
/** Stamp files hold the hash of the inputs of the last run. */
const installStamp = join(root, 'node_modules', '.installed');

/** Runs `npm ci` if the lock file has changed since the last installation. */
export async function ensureInstalled() {
  const hash = hashFiles([lock]);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === hash) return;
  console.log('Installing packages (npm ci) …');
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(installStamp, hash);
}

/** Content, and the code that compiles it. */
const compileInputs = [
  'content',
  'questionnaires',
  'src/locales',
  'src/authoring',
  'src/domain',
  'package-lock.json',
];
/** The same folder as in `src/authoring/compile/compiled-folder.ts`. */
export const compiledFolder = join(root, 'node_modules/.cache/content');
/** A development server that writes to the folder removes this file. */
const compileStamp = join(compiledFolder, 'compiled-from');

/** Compiles content and questionnaires if they have changed. Exits if they have errors. */
export async function ensureCompiled() {
  const hash = hashFiles(compileInputs.map((path) => join(root, path)));
  if (existsSync(compileStamp) && readFileSync(compileStamp, 'utf8') === hash) return;
  await runOrExit(getBinPath('tsx'), ['src/authoring/commands/compile.ts']);
  writeFileSync(compileStamp, hash);
}

const buildInputs = [
  'src',
  'content',
  'questionnaires',
  'tools',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const buildStamp = join(root, 'dist', 'built-from');

/** The hash of all files and environment variables that the build reads. */
export function hashBuildInputs() {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  return hashFiles(
    buildInputs.map((path) => join(root, path)),
    settings,
  );
}

/** Builds if an input has changed since the last build. */
export async function ensureBuilt() {
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === hashBuildInputs()) return;
  console.log('Building …');
  await runOrExit(process.execPath, [join(root, 'tools', 'build', 'build.mjs')]);
}

/**
 * Builds the site of the demo, which also has what the institute has not yet reviewed and says so (src/web/api/safety-plan.ts).
 * @returns its folder
 */
export async function ensureDemoSite() {
  const site = join(root, 'dist', 'demo', 'site');
  // The last file that is written.
  if (existsSync(join(site, 'sw.js'))) return site;
  await runOrExit(process.execPath, [join(root, 'tools', 'build', 'site.mjs'), site], {
    env: { ...process.env, VITE_DEMO: 'true' },
  });
  return site;
}

/** Saves the hash of the inputs of the build in `dist`. */
export function writeBuildStamp() {
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, hashBuildInputs());
}

function hashFiles(paths, more = '') {
  const hash = createHash('sha256').update(more);
  for (const path of paths.flatMap(listFiles))
    hash.update(relative(root, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
