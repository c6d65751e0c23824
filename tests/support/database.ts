/** Real databases for tests: an embedded one in a temporary folder, or one of its own in the run's PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { seedPglite } from './pglite-template.ts';
import { freshDatabase, startCluster } from './postgres.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** `npm run test:all`: everything, also what `npm test` leaves out (docs/testing.md). */
export const isWholeRun = process.env.TEST_ALL === '1';

/** The databases that suites about the database run on; PostgreSQL alone unless everything is run. */
export const databaseKinds: readonly DatabaseKind[] = isWholeRun ? ['pglite', 'postgres'] : ['postgres'];

/** The database of suites that are about something else. */
export const usualDatabase: DatabaseKind = isWholeRun ? 'pglite' : 'postgres';

export interface TestDatabase {
  readonly db: Database;
  /** A temporary folder that `close` removes. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  close(): Promise<void>;
}

/** A place for one: a temporary folder and, for PostgreSQL, an empty database of the run's cluster. */
export async function newPlace(kind: DatabaseKind): Promise<Pick<TestDatabase, 'dataDir' | 'databaseUrl'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-test-'));
  return {
    dataDir,
    databaseUrl:
      kind === 'postgres' ? await freshDatabase(clusterUrl(), inject('template') || undefined) : null,
  };
}

/** Opens a migrated, empty database. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const { dataDir, databaseUrl } = await newPlace(kind);
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

let ownCluster: string | undefined;

/** The cluster of the run; where no global set-up made one, this worker makes its own. */
function clusterUrl(): string {
  const shared = inject('clusterUrl') as string | undefined;
  ownCluster ??= shared ?? startCluster().url;
  return ownCluster;
}
