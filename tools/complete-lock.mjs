/**
 * Run it after adding a package: `npm run lock`. A registry that lacks some platforms' binaries leaves them out of
 * the lock file, also where npm 11 writes it from nothing, and `npm ci` then refuses it on every machine. This writes
 * them in, with the versions that their parents name.
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
let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (resolves(path, name, range)) continue;
    const isTaken = lock.packages[`node_modules/${name}`];
    lock.packages[`${isTaken ? `${path}/` : ''}node_modules/${name}`] = entryOf(name, range, dev);
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added.`);

/** Does Node find a package of this name from this place in the lock, and of this version where one is named? */
function resolves(path, name, range) {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const found = lock.packages[`${from && `${from}/`}node_modules/${name}`];
    if (found) return !/^\d/.test(range) || found.version === range;
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
