import { vi } from 'vitest';
import type { Database } from '#server/db/database.ts';

/** PostgreSQL only: waits until this many connections to this database wait for a lock. */
export async function waitForLockQueue(db: Database, connections: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(
    async () => ((await db.execute(waiting)) as { rowCount: number }).rowCount >= connections,
    5_000,
  );
}
