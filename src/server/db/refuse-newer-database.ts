import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseNewer } from './database-errors.ts';
import { migrationsFolder } from './migrations-folder.ts';

type Query = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * Rejects a database that a newer build has migrated: drizzle would start without a word, and this build would write rows that the
 * newer one cannot read. A version is the number of migrations.
 * @param query of a connection to the database, before its migration
 * @throws DatabaseNewer
 */
export async function refuseNewerDatabase(query: Query): Promise<void> {
  const { rows: found } = await query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if ((found[0] as { name: string | null }).name === null) return;
  const { rows } = await query(
    'select count(*)::int as version, coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const { version, newest } = rows[0] as { version: number; newest: number };
  const migrations = readMigrationFiles({ migrationsFolder });
  if (newest > (migrations.at(-1)?.folderMillis ?? 0)) throw new DatabaseNewer(version, migrations.length);
}
