/**
 * Run it after adding a package: `npm run lock`. A registry that lacks some platforms' binaries leaves them out of
 * the lock file, and `npm ci` then refuses it. This writes them in, with the versions that their parents name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = [
  'arm64',
  'x64',
  'riscv64',
  'ppc64',
  's390x',
  'ia32',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !resolves(path, name))
    .map(([name, version]) => [name, entryOf(name, version, dev)]),
);
for (const [name, entry] of missing) lock.packages[`node_modules/${name}`] = entry;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} entries added.`);

/** Does Node find a package of this name from this place in the lock? */
function resolves(path, name) {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${from && `${from}/`}node_modules/${name}`]) return true;
    if (from === '') return false;
  }
}

function entryOf(name, version, dev) {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find((processor) => name.includes(processor));
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
