/** Finds a PostgreSQL server for tests. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';

const debianFolder = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl, or null: the newest version of Debian, or a folder on the PATH. */
export function findPostgres() {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const pathFolders = (process.env.PATH ?? '').split(delimiter);
  const folders = [...versions.map((version) => join(debianFolder, version, 'bin')), ...pathFolders];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

/** Finds PostgreSQL, or installs the package of Debian if this process is root. Throws if there is none. */
export function ensurePostgres() {
  const folder = findPostgres() ?? (installDebianPackages('postgresql') ? findPostgres() : null);
  if (folder) return folder;
  throw new Error('The tests need PostgreSQL 15 or newer. Run apt-get install postgresql as root.');
}
