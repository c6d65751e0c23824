import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/**
 * Does something that reads the database as it is at this moment, however long it takes, and writes nothing: whoever
 * answers meanwhile waits for nothing. It holds one connection.
 */
export function inSnapshot<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      // Between two rows files are written: the limits of a call on the site would end that.
      await tx.execute(sql.raw('set local idle_in_transaction_session_timeout = 0'));
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
