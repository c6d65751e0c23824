import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DurableFS, durableStartParams } from './durable-fs.ts';
import { lockFolder } from './folder-lock.ts';
import { keepVacuumed } from './idle-vacuum.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema.ts';

/**
 * Opens the embedded database in `<dataDir>/database`, durable and for this process alone, and migrates it.
 * The first start takes about five seconds, later ones half of one. Throws `FolderInUse` for a second process.
 * @param dataDir absolute; made when missing, readable by its owner alone
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const client = await PGlite.create({
      fs: new DurableFS(join(dataDir, 'database')),
      startParams: durableStartParams,
    });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    const vacuum = keepVacuumed(client);
    const close = async () => {
      await vacuum.stop();
      await client.close();
      await lock.release();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
