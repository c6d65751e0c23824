import { setTimeout as sleep, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { tlsToDatabase } from '../config/tls.ts';
import { connectTo, throwUnreachable } from './connect.ts';
import { DatabaseEncoding, withRemedy } from './database-errors.ts';
import type { Fault } from './faults.ts';
import { LockedPool } from './locked-pool.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import { type LockMode, ProcessLock } from './process-lock.ts';
import * as schema from './schema.ts';
import { patiently, TimedClient } from './timed-client.ts';

/** How a database is opened. */
export interface Opening {
  /** In ms: how long a connection may take. */
  readonly connectionTimeoutMillis?: number;
  /** Nothing is ended for taking long: for a command that goes through everything there is. */
  readonly isPatient?: boolean;
  /** `exclusive` fails while any other process uses the database. @default 'shared' */
  readonly lock?: LockMode;
}

/** Any fixed number: processes that start together take turns at migrating. */
const migrationLock = 7_241_533;

/** In ms. A host that accepts a connection and then says nothing must not keep a start waiting for ever. */
const startMs = 10_000;
/** The same once people wait. */
const connectMs = 3_000;
const probeMs = 1_000;

const connectionsAtMost = 10;

/**
 * Connections stay open, and are shown to live by a word of TCP a minute: a crowd after a quiet hour waits for none, and is
 * served also when the host's name cannot be looked up for a moment.
 */
const connectionOptions = { idleTimeoutMillis: 0, keepAlive: true, keepAliveInitialDelayMillis: 60_000 };

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates it, one process at a time. To another machine the
 * connection is encrypted and the certificate checked, unless the address says otherwise (`sslmode`).
 * @param url a postgres:// address; never printed
 * @throws DatabaseInUse when the process lock is not free; DatabaseUnreachable when there is no server, answer or entry;
 *   DatabaseEncoding when it is not UTF8;
 *   DatabaseUnusable when it takes no tables
 */
export async function openPostgres(
  url: string,
  { connectionTimeoutMillis = startMs, isPatient = false, lock: mode = 'shared' }: Opening = {},
): Promise<OpenDatabase> {
  const address = {
    connectionString: url,
    // What the address itself says of it wins.
    ssl: tlsToDatabase(url) === 'demanded' || undefined,
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
  // An idle connection that the server closes must not end the process; the next query opens a new one.
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
 * A copy that only follows another answers as well, and so does one that was made read-only, as hosts do when its disk
 * fills: neither stores anything, and neither is a database to work with.
 */
async function probe(pool: pg.Pool): Promise<'works' | Fault> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    const result = client.query("select current_setting('transaction_read_only') as reads");
    const { rows } = await Promise.race([result, noAnswerIn(probeMs)]);
    client.release();
    return rows[0]?.reads === 'off' ? 'works' : 'away';
  } catch {
    client?.release(true);
    return 'away';
  }
}

/** In a crowd one turn of the loop may take longer than that: then what came meanwhile is read first. */
async function noAnswerIn(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  await turnOfTheLoop();
  throw new Error('no answer');
}

/**
 * The turn is held by a transaction of its own, on a connection beside the one that migrates: behind a pooler that
 * hands out connections by transaction, a lock of the session would stay with somebody else.
 */
async function migrateWithLock(config: pg.ClientConfig): Promise<void> {
  const lockClient = await connectTo(config);
  try {
    await demandUtf8(lockClient);
    await lockClient.query(patiently);
    await lockClient.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const client = await connectTo({ ...config, isPatient: true }, TimedClient);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      throw withRemedy(error);
    } finally {
      await client.end();
    }
  } finally {
    await lockClient.end();
  }
}

/**
 * Before any table is made: a cluster that was set up without a language gives its databases SQL_ASCII, and nothing would
 * fail until somebody writes more than English.
 */
async function demandUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client
    .query<{ server_encoding: string }>('show server_encoding')
    // A pooler lets everybody in, and says with the first question that it does not reach the database.
    .catch(throwUnreachable);
  const encoding = rows[0]?.server_encoding ?? 'none';
  if (encoding !== 'UTF8') throw new DatabaseEncoding(encoding);
}
