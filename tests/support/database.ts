/** Real databases for tests: an embedded one in a temporary folder, or a new one in the PostgreSQL cluster of the run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPartitionedTemplate } from './partition-database.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { seedPglite } from './pglite-template.ts';
import { createDatabase, startCluster } from './postgres.ts';

/** 'partitioned' and 'pgbouncer' are PostgreSQL too, with tables in 32 hash partitions, or behind a pooler. */
export type DatabaseKind = 'pglite' | 'postgres' | PostgresKind;
/** 'direct' ignores `SERVER_DB`: a backup needs a connection without a pooler (docs/operations/backup.md). */
type PostgresKind = 'direct' | 'partitioned' | 'pgbouncer';

/** `npm run test:all`: everything that `npm test` omits too (docs/testing.md). */
export const isFullRun = process.env.TEST_ALL === '1';

/** The databases for tests about the database; only PostgreSQL unless everything is run. */
export const databaseKinds: readonly DatabaseKind[] = isFullRun ? ['pglite', 'postgres'] : ['postgres'];

/** The database for other tests. */
export const defaultDatabase: DatabaseKind = isFullRun ? 'pglite' : 'postgres';

export interface TestDatabase {
  readonly db: Database;
  /** A temporary folder that `close` removes. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  close(): Promise<void>;
}

/** Creates a temporary folder and, for PostgreSQL, an empty database of the run's cluster, without migrations. */
export async function createEmptyDatabase(
  kind: DatabaseKind,
): Promise<Pick<TestDatabase, 'dataDir' | 'databaseUrl'>> {
  return createDatabaseFrom(kind, 'template1');
}

async function createDatabaseFrom(kind: DatabaseKind, template: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-test-'));
  return {
    dataDir,
    databaseUrl:
      kind === 'pglite'
        ? null
        : await createPostgresDatabase(kind === 'postgres' ? readPostgresKind() : kind, template),
  };
}

/** `SERVER_DB=partitioned` or `SERVER_DB=pgbouncer` replaces plain PostgreSQL. */
function readPostgresKind(): PostgresKind {
  const kind = process.env.SERVER_DB || 'direct';
  if (kind === 'direct' || kind === 'partitioned' || kind === 'pgbouncer') return kind;
  throw new Error(`SERVER_DB is "${kind}". It may be "partitioned" or "pgbouncer".`);
}

/** @param template the template of a database without partitions */
async function createPostgresDatabase(kind: PostgresKind, template: string): Promise<string> {
  const cluster = getClusterUrl();
  if (kind === 'partitioned') return createDatabase(cluster, await getPartitionedTemplate(cluster));
  const url = await createDatabase(cluster, template);
  return kind === 'pgbouncer' ? getPooledUrl(url) : url;
}

/** Opens a migrated, empty database. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const migrated = inject('migrated') as string | undefined;
  const { dataDir, databaseUrl } = await createDatabaseFrom(kind, migrated ?? 'template1');
  if (!databaseUrl) await seedPglite(dataDir);
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  return {
    db,
    dataDir,
    databaseUrl,
    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let partitioned: Promise<string> | undefined;

/** The shared template if `SERVER_DB=partitioned` created one, else one per worker. */
function getPartitionedTemplate(cluster: string): Promise<string> {
  const shared = inject('partitioned') as string | undefined;
  partitioned ??= shared ? Promise.resolve(shared) : createPartitionedTemplate(cluster);
  return partitioned;
}

let pool: Promise<string> | undefined;

/** The URL of a database through the PgBouncer of this worker. */
async function getPooledUrl(databaseUrl: string): Promise<string> {
  pool ??= startPgbouncer(databaseUrl);
  const pooled = new URL(await pool);
  pooled.pathname = new URL(databaseUrl).pathname;
  return pooled.href;
}

let ownCluster: string | undefined;

/** The shared cluster of the run, or else one per worker. */
function getClusterUrl(): string {
  const shared = inject('clusterUrl') as string | undefined;
  ownCluster ??= shared ?? startCluster().url;
  return ownCluster;
}
