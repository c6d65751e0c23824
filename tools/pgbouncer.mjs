/** Finds PgBouncer for tests. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';

/** Debian installs it to /usr/sbin, which is not on the PATH of users other than root. */
function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null;
}

/** Finds PgBouncer, or installs the package of Debian if this process is root. Throws if there is none. */
export function ensurePgbouncer() {
  const path = findPgbouncer() ?? (installDebianPackages('pgbouncer') ? findPgbouncer() : null);
  if (path) return path;
  throw new Error('The tests need PgBouncer. Run apt-get install pgbouncer as root.');
}
