import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** What reads much takes no second processor from those who answer, and none to compile statements of a few rows. */
const settings = {
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

/**
 * Does something that reads the database as it is at this moment, however long it takes, and writes nothing: whoever
 * answers meanwhile waits for nothing. It holds one connection.
 */
export function inSnapshot<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      for (const [name, value] of Object.entries(settings))
        await tx.execute(sql`select set_config(${name}, ${value}, true)`);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
