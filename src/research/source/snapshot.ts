import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Prevents parallel workers and JIT compilation, so that CPU time remains for other requests. */
const settings = {
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

/** Runs a read-only transaction on a snapshot of the database, which blocks no writes. Holds one connection. */
export function runInSnapshot<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      for (const [name, value] of Object.entries(settings))
        await tx.execute(sql`select set_config(${name}, ${value}, true)`);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
