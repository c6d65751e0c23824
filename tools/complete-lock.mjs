/**
 * Run it after adding a package: `npm run lock`. npm leaves out of the lock file what it did not download: binaries for
 * other systems are then missing, or have no hash, and `npm ci` would install them unchecked. This asks npm for each of
 * them and writes it in, with the version that its parent names and the hash that the registry has for it.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './prepare.mjs';

/** Questions to the registry at a time. */
const atOnce = 4;

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  const { optionalDependencies = {}, dev } = entry;
  if (path !== '' && !entry.integrity) missing.push({ path, name: nameOf(path), ...entry });
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (resolves(path, name, range)) continue;
    const parent = lock.packages[`node_modules/${name}`] ? `${path}/` : '';
    missing.push({
      path: `${parent}node_modules/${name}`,
      name,
      version: range.replace(/^[\^~]/, ''),
      ...(dev && { dev }),
      optional: true,
    });
  }
}

const left = [...missing];
await Promise.all(Array.from({ length: atOnce }, completeNext));
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} entries completed.`);

/** The name of a package by its place in the lock file. */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Does Node find a package of this name from this place in the lock, and of this version where one is named? */
function resolves(path, name, range) {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const found = lock.packages[`${from && `${from}/`}node_modules/${name}`];
    if (found) return !/^\d/.test(range) || found.version === range;
    if (from === '') return false;
  }
}

async function completeNext() {
  for (let next = left.shift(); next; next = left.shift()) {
    const { path, name, ...known } = next;
    lock.packages[path] = await entryOf(name, known);
  }
}

/** The entry as npm writes it, without the address of the registry. */
async function entryOf(name, known) {
  const fields = ['dist.integrity', 'cpu', 'os', 'libc', 'engines', 'license', 'bin', 'dependencies'];
  const query = ['view', `${name}@${known.version}`, ...fields, '--json'];
  const { stdout } = await promisify(execFile)('npm', query);
  const { 'dist.integrity': integrity, engines, ...rest } = JSON.parse(stdout);
  if (!integrity) throw new Error(`The registry has no hash for ${name}@${known.version}.`);
  const others = Object.entries({ ...known, ...rest }).sort(([a], [b]) => (a < b ? -1 : 1));
  // In the order of npm.
  return {
    version: known.version,
    integrity,
    ...Object.fromEntries(others.filter(([key]) => key !== 'version')),
    ...(engines && { engines }),
  };
}
