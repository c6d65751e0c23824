/** Databases of older versions, for tests of upgrades. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { partitionTables } from '#server/db/partition.ts';
import * as schema from '#server/db/schema.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';

type OlderKind = 'pglite' | 'postgres' | 'partitioned';

/**
 * Creates a database with only the first migrations.
 * @param migrations how many
 * @param fill inserts the data of that version with its own SQL, because `schema.ts` is the current one
 * @returns its location; no connection is open
 */
export async function createOlderDatabase(
  kind: OlderKind,
  migrations: number,
  fill: (db: Database) => Promise<void>,
): Promise<Pick<TestDatabase, 'dataDir' | 'databaseUrl'>> {
  const location = await createEmptyDatabase(kind === 'pglite' ? kind : 'direct');
  const folder = copyFirstMigrations(migrations);
  const { db, close } = await openMigrated(location, folder);
  if (kind === 'partitioned') await partitionOlder(db);
  await fill(db);
  await close();
  rmSync(folder, { recursive: true, force: true });
  return location;
}

/** A folder with only the first migrations. */
export function copyFirstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return folder;
}

async function openMigrated(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<{ db: Database; close(): Promise<void> }> {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    await migratePostgres(drizzlePostgres(pool), { migrationsFolder: folder });
    return { db: drizzlePostgres(pool, { schema }), close: () => pool.end() };
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const client = await PGlite.create(join(dataDir, 'database'));
  await migratePglite(drizzlePglite(client), { migrationsFolder: folder });
  return { db: drizzlePglite(client, { schema }) as unknown as Database, close: () => client.close() };
}

/** Creates current tables that the older version lacks, only for the partitioning. */
async function partitionOlder(db: Database): Promise<void> {
  await db.execute(sql.raw('create table breach_recipients (userid bigint primary key)'));
  await partitionTables(db, 4);
  await db.execute(sql.raw('drop table breach_recipients'));
}

/** Simulates a start that is killed: transactions after this number fail. */
export function interruptAfter(db: Database, transactions: number): Database {
  let started = 0;
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'transaction' && ++started > transactions) throw new Error('The start was interrupted.');
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
