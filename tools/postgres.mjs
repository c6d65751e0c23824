/** Finds the programs of a PostgreSQL server for tests, or installs Debian's; fails naming the command. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';

const debian = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl, or null: where Debian keeps them, newest first, else on the PATH. */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...onPath];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

/** As `findPostgres`, installing Debian's package as root where there is none. */
export function ensurePostgres() {
  const found = findPostgres() ?? (installDebian('postgresql') ? findPostgres() : null);
  if (found) return found;
  throw new Error('The tests need PostgreSQL 15 or newer. Run: apt-get install postgresql (as root).');
}
