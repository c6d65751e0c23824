/** Finds PgBouncer for tests, or installs Debian's; fails naming the command. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';

/** Debian keeps it where a usual user's PATH does not look. */
function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null;
}

/** The program, installed as root where there is none. */
export function ensurePgbouncer() {
  const found = findPgbouncer() ?? (installDebian('pgbouncer') ? findPgbouncer() : null);
  if (found) return found;
  throw new Error('The tests need PgBouncer. Run: apt-get install pgbouncer (as root).');
}
