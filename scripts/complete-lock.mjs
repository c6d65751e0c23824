// Adds the optional platform packages that this registry mirror does not hold, so that `npm ci` finds the lock complete.
import { readFileSync, writeFileSync } from 'node:fs';
const file = process.argv[2];
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, pkg] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    // nearest resolution
    let base = path,
      found = false;
    for (;;) {
      const p = (base ? base + '/' : '') + 'node_modules/' + name;
      if (lock.packages[p]) {
        found = true;
        break;
      }
      if (!base) break;
      const i = base.lastIndexOf('/node_modules/');
      base = i < 0 ? '' : base.slice(0, i);
    }
    if (found) continue;
    const os = [
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
    ].find((o) => name.includes(o));
    const cpu =
      ['arm64', 'x64', 'riscv64', 'ppc64', 's390x', 'ia32', 'loong64', 'mips64el', 'wasm32'].find((c) =>
        name.includes(c),
      ) ?? (/arm/.test(name) ? 'arm' : null);
    if (!os && !cpu) {
      console.log('no platform in', name, 'of', path);
      continue;
    }
    const entry = { version: version.replace(/^[\^~]/, '') };
    if (cpu) entry.cpu = [cpu];
    if (pkg.dev) entry.dev = true;
    if (/musl/.test(name)) entry.libc = ['musl'];
    else if (/gnu/.test(name)) entry.libc = ['glibc'];
    entry.optional = true;
    if (os) entry.os = [os];
    lock.packages['node_modules/' + name] = entry;
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
console.log('added', added);
