import { setTimeout as sleep, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { toDatabaseTls } from '../config/tls.ts';
import { connectToPostgres, throwUnreachable } from './connect.ts';
import { UnsupportedDatabaseEncoding, toErrorWithRemedy } from './database-errors.ts';
import type { DatabaseFault } from './faults.ts';
import { LockedPool } from './locked-pool.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import { type LockMode, ProcessLock } from './process-lock.ts';
import { refuseNewerDatabase } from './refuse-newer-database.ts';
import * as schema from './schema.ts';
import { beginWithoutTimeouts, TimedClient } from './timed-client.ts';

/** Options of a connection. */
export interface ConnectionOptions {
  /** In ms. */
  readonly connectionTimeoutMillis?: number;
  /** Disables statement timeouts, for commands that read or write whole tables. */
  readonly isPatient?: boolean;
  /** `exclusive` fails while another process uses the database. @default 'shared' */
  readonly lock?: LockMode;
}

/** An arbitrary number for the advisory lock of migrations. */
const migrationLock = 7_241_533;

/** In ms: connection timeout at start, for hosts that accept connections and do not respond. */
const startMs = 10_000;
/** In ms: connection timeout while the server runs. */
const connectMs = 3_000;
const probeMs = 1_000;

const connectionsAtMost = 10;

/**
 * Connections stay open with TCP keep-alive, so that a peak after an idle hour needs neither new connections nor DNS.
 */
const connectionOptions = { idleTimeoutMillis: 0, keepAlive: true, keepAliveInitialDelayMillis: 60_000 };

/**
 * Connects to PostgreSQL 15 or newer and migrates it under an advisory lock. The connection to another machine is
 * encrypted and its certificate verified, unless `sslmode` in the URL disables it.
 * @param url a postgres:// URL; never printed
 * @throws DatabaseInUse if the process lock is not free; DatabaseUnreachable; UnsupportedDatabaseEncoding if it is not UTF8;
 * DatabaseNewer if a newer build has migrated it; DatabaseMigrationFailed if tables cannot be created
 */
export async function openPostgres(
  url: string,
  { connectionTimeoutMillis = startMs, isPatient = false, lock: mode = 'shared' }: ConnectionOptions = {},
): Promise<OpenDatabase> {
  const address = {
    connectionString: url,
    // A setting of the URL overrides this.
    ssl: toDatabaseTls(url) === 'demanded' || undefined,
  };
  const lock = new ProcessLock(
    { ...address, ...connectionOptions, query_timeout: connectionTimeoutMillis },
    mode,
  );
  await lock.ensureLocked(connectionTimeoutMillis);
  await migrateWithLock({ ...address, connectionTimeoutMillis }).catch(async (error) => {
    await lock.release();
    throw error;
  });
  const pool = new LockedPool(
    {
      ...address,
      ...connectionOptions,
      isPatient,
      max: connectionsAtMost,
      connectionTimeoutMillis: connectMs,
      Client: TimedClient,
    },
    () => lock.ensureLocked(connectMs),
  );
  const prober = new pg.Pool({
    ...address,
    ...connectionOptions,
    max: 1,
    connectionTimeoutMillis: probeMs,
    Client: TimedClient,
  });
  // A closed idle connection must not end the process; the next query opens a new one.
  for (const each of [pool, prober]) each.on('error', () => {});
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    connections,
    requireDataKey: (fingerprint, onChanged) => lock.requireDataKey(fingerprint, onChanged),
    probe: () => probe(prober),
    warnings: [],
    async close() {
      await Promise.all([pool.end(), prober.end()]);
      await lock.release();
    },
  };
}

/**
 * A standby and a read-only database accept queries, too, but cannot store anything. Hosting providers make a database
 * read-only when its disk is full.
 */
async function probe(pool: pg.Pool): Promise<'works' | DatabaseFault> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    const result = client.query("select current_setting('transaction_read_only') as reads");
    const { rows } = await Promise.race([result, createTimeoutError(probeMs)]);
    client.release();
    return rows[0]?.reads === 'off' ? 'works' : 'away';
  } catch {
    client?.release(true);
    return 'away';
  }
}

/**
 * Under load a turn of the event loop may take longer than the timeout, so pending I/O is read before the timeout
 * applies.
 */
async function createTimeoutError(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  await turnOfTheLoop();
  throw new Error('no answer');
}

/**
 * A transaction on a separate connection holds the advisory lock: behind a pooler in transaction mode a session lock
 * would stay with another client.
 */
async function migrateWithLock(config: pg.ClientConfig): Promise<void> {
  const lockClient = await connectToPostgres(config);
  try {
    await demandUtf8(lockClient);
    await lockClient.query(beginWithoutTimeouts);
    await lockClient.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const client = await connectToPostgres({ ...config, isPatient: true }, TimedClient);
    try {
      await refuseNewerDatabase((text) => lockClient.query(text));
      await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      throw toErrorWithRemedy(error);
    } finally {
      await client.end();
    }
  } finally {
    await lockClient.end();
  }
}

/**
 * Checked before tables are created: a cluster without a locale creates databases in SQL_ASCII, which fail only with
 * non-English texts.
 */
async function demandUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client
    .query<{ server_encoding: string }>('show server_encoding')
    // A pooler accepts every connection, and reports an unreachable database with the first query.
    .catch(throwUnreachable);
  const encoding = rows[0]?.server_encoding ?? 'none';
  if (encoding !== 'UTF8') throw new UnsupportedDatabaseEncoding(encoding);
}
