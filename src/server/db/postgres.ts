import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { tlsToDatabase } from '../tls.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema.ts';

/** Any fixed number: processes that start together take turns at migrating. */
const migrationLock = 7_241_533;

/** A host that accepts a connection and then says nothing must not keep a start waiting for ever. */
const patienceMs = 10_000;

/** The database of DATABASE_URL cannot be used at all. Says so without repeating the address. */
export class DatabaseUnreachable extends Error {
  /** @param reason a code of the network or of PostgreSQL, or the driver's words where there is none */
  constructor(reason: string) {
    super(
      `The database of DATABASE_URL cannot be reached (${reason}). ` +
        'Check that it runs, and that host, port, user, password and database name are right. ' +
        'To another machine the connection is encrypted, unless the address ends with ?sslmode=disable.',
    );
    this.name = 'DatabaseUnreachable';
  }
}

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates it, one process at a time. To another machine the
 * connection is encrypted and the certificate checked, unless the address says otherwise (`sslmode`).
 * @param url a postgres:// address; never printed
 * @param connectionTimeoutMillis how long a connection may take
 * @throws DatabaseUnreachable when there is nobody, no answer, or no entry
 */
export async function openPostgres(url: string, connectionTimeoutMillis = patienceMs): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    // What the address itself says of it wins.
    ssl: tlsToDatabase(url) === 'demanded' || undefined,
    max: 10,
    connectionTimeoutMillis,
  });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => {});
  try {
    await migrateInTurn(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db: drizzle(pool, { schema }), kind: 'postgres', connections, close: () => pool.end() };
}

async function migrateInTurn(pool: pg.Pool): Promise<void> {
  const client = await connected(pool);
  try {
    // Held by a transaction, on a connection of its own: a pooler may give the next one to another session.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await migrate(drizzle(pool), { migrationsFolder });
  } finally {
    await client.query('commit').catch(() => {});
    client.release();
  }
}

/** Whatever keeps the first connection from being made, an operator mends outside of the program. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DatabaseUnreachable(code ?? message);
  }
}
