import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema.ts';

/** Any fixed number: processes that start together take turns at migrating. */
const migrationLock = 7_241_533;

/** The network's and PostgreSQL's codes for: not there, not let in, no such database. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  '28P01',
  '28000',
  '3D000',
]);

/** The database of DATABASE_URL cannot be used at all. Says so without repeating the address. */
export class DatabaseUnreachable extends Error {
  constructor(code: string) {
    super(
      `The database of DATABASE_URL cannot be reached (${code}). ` +
        'Check that it runs, and that host, port, user, password and database name are right.',
    );
    this.name = 'DatabaseUnreachable';
  }
}

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates it, one process at a time.
 * @param url a postgres:// address; never printed
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => {});
  try {
    await migrateInTurn(pool);
  } catch (error) {
    await pool.end();
    const { code } = error as { code?: string };
    throw code && unreachable.has(code) ? new DatabaseUnreachable(code) : error;
  }
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() };
}

async function migrateInTurn(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}
