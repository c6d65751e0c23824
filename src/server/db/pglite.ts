import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { EmbeddedDatabaseBroken } from './database-errors.ts';
import { DurableFS, durableStartParams } from './durable-fs.ts';
import type { DatabaseFault } from './faults.ts';
import { lockFolder } from './folder-lock.ts';
import { startIdleVacuum } from './idle-vacuum.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import { createPrivateFolder } from './private-folder.ts';
import { type Query, refuseNewerDatabase } from './refuse-newer-database.ts';
import * as schema from './schema.ts';

/** In bytes: minimum free disk space. WAL segments have 16 MB. */
const roomAtLeast = 32 * 1024 * 1024;
const probeMs = 2_000;

/**
 * Opens the embedded database in `<dataDir>/database`, durable and locked for this process, and migrates it. The first
 * start takes about five seconds, later ones half a second.
 * @param dataDir absolute; created if missing, then readable by its owner only
 * @throws DataFolderInUse, EmbeddedDatabaseBroken, DatabaseNewer
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const warnings = createPrivateFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const client = await started(dataDir);
    const db = drizzle(client, { schema });
    await refuseNewerDatabase((text) => client.query(text)).catch(async (error) => {
      await client.close();
      throw error;
    });
    await migrate(db, { migrationsFolder });
    // The files of a first start are readable by others.
    createPrivateFolder(dataDir);
    const probe = () => probeDatabase(client, dataDir);
    const vacuum = startIdleVacuum(client);
    const close = async () => {
      await vacuum.stop();
      await client.close();
      await lock.release();
    };
    return { db, kind: 'pglite', probe, warnings, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens the embedded database of an existing folder without a migration.
 * @throws DataFolderInUse, EmbeddedDatabaseBroken
 */
export async function withEmbeddedClient<T>(dataDir: string, act: (query: Query) => Promise<T>): Promise<T> {
  const lock = await lockFolder(dataDir);
  try {
    return await withLockedClient(dataDir, act);
  } finally {
    await lock.release();
  }
}

/**
 * As `withEmbeddedClient`, for a caller that holds the lock of the folder.
 * @throws EmbeddedDatabaseBroken
 */
export async function withLockedClient<T>(dataDir: string, act: (query: Query) => Promise<T>): Promise<T> {
  const client = await started(dataDir);
  try {
    return await act((text) => client.query(text));
  } finally {
    await client.close();
  }
}

/** @throws EmbeddedDatabaseBroken if PostgreSQL cannot read the files, or would create a new database over them */
async function started(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  const hasFile = (file: string) => fs.existsSync(join(folder, file));
  if (hasFile('global/pg_control') && !hasFile('PG_VERSION')) throw new EmbeddedDatabaseBroken(folder, false);
  try {
    return await PGlite.create({ fs: new DurableFS(folder), startParams: durableStartParams });
  } catch (error) {
    if (!isAborted(error)) throw error;
    throw new EmbeddedDatabaseBroken(folder, await isFull(dataDir));
  }
}

/** Whether the WASM program aborted or exited. */
function isAborted(error: unknown): boolean {
  const { name, message } = error as Error;
  return name === 'RuntimeError' || name === 'ExitStatus' || message.includes('failed to initialize');
}

async function isFull(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await fs.promises.statfs(dataDir);
  return bavail * bsize < roomAtLeast;
}

async function probeDatabase(client: PGlite, dataDir: string): Promise<'works' | DatabaseFault> {
  if (await isFull(dataDir)) return 'full';
  if (client.closed) return 'away';
  const answer = PGlite.prototype.query.call(client, 'select 1').then(
    () => 'works' as const,
    () => 'away' as const,
  );
  const timeout = sleep(probeMs, 'away' as const, { ref: false });
  return Promise.race([answer, timeout]);
}
