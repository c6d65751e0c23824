import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseNewer } from './database-errors.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Runs a query of one connection. */
export type Query = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Versions of the database and of this build: their numbers of migrations. */
export interface Versions {
  readonly version: number;
  readonly known: number;
  readonly isNewer: boolean;
}

/** @param query of a connection to the database, also before its migration */
export async function readVersions(query: Query): Promise<Versions> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const known = migrations.length;
  const { rows: found } = await query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if ((found[0] as { name: string | null }).name === null) return { version: 0, known, isNewer: false };
  const { rows } = await query(
    'select count(*)::int as version, coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const { version, newest } = rows[0] as { version: number; newest: number };
  return { version, known, isNewer: newest > (migrations.at(-1)?.folderMillis ?? 0) };
}

/**
 * Rejects a database that a newer build has migrated: drizzle ignores it, and this build would write rows that the newer one
 * cannot read.
 * @throws DatabaseNewer
 */
export async function refuseNewerDatabase(query: Query): Promise<void> {
  const { version, known, isNewer } = await readVersions(query);
  if (isNewer) throw new DatabaseNewer(version, known);
}
