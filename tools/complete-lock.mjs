/**
 * `npm run lock`: npm omits packages for other systems from the lock file, or their hashes, and `npm ci` would install them
 * unchecked. Adds each of them with the version of its parent and the hash of the registry.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseCommandLine } from './command-line.mjs';
import { root, runOrExit } from './prepare.mjs';

parseCommandLine({
  command: 'npm run lock',
  usage: '',
  summary:
    'Updates package-lock.json, and adds the packages of other systems with their hashes. Run it after adding a package.',
  example: '',
});

/** Requests to the registry at the same time. */
const concurrency = 4;

await runOrExit('npm', ['install', '--package-lock-only']);

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  const { optionalDependencies = {}, dev } = entry;
  if (path !== '' && !entry.integrity) missing.push({ path, name: getPackageName(path), ...entry });
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isResolved(path, name, range)) continue;
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

const queue = [...missing];
await Promise.all(Array.from({ length: concurrency }, completeNext));
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} entries completed.`);

/** The name of a package from its path in the lock file. */
function getPackageName(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Whether the lock file has the package where Node.js looks for it from a path, in the version if the range is one. */
function isResolved(path, name, range) {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const found = lock.packages[`${from && `${from}/`}node_modules/${name}`];
    if (found) return !/^\d/.test(range) || found.version === range;
    if (from === '') return false;
  }
}

async function completeNext() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, name, ...known } = next;
    lock.packages[path] = await fetchEntry(name, known);
  }
}

/** The entry as npm writes it, without the URL of the registry. */
async function fetchEntry(name, known) {
  const fields = ['dist.integrity', 'cpu', 'os', 'libc', 'engines', 'license', 'bin', 'dependencies'];
  const query = ['view', `${name}@${known.version}`, ...fields, '--json'];
  const { stdout } = await promisify(execFile)('npm', query);
  const { 'dist.integrity': integrity, engines, ...rest } = JSON.parse(stdout);
  if (!integrity)
    throw new Error(`The registry has no hash of ${name}@${known.version}. Try another registry.`);
  const fieldsByName = Object.entries({ ...known, ...rest }).sort(([a], [b]) => (a < b ? -1 : 1));
  // npm writes the fields in this order.
  return {
    version: known.version,
    integrity,
    ...Object.fromEntries(fieldsByName.filter(([key]) => key !== 'version')),
    ...(engines && { engines }),
  };
}
