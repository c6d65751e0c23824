import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { throttles } from '../db/schema.ts';

/** One counter: `key` says hashed what is counted, and each window counts anew. */
type Counter = Pick<typeof throttles.$inferSelect, 'key' | 'windowStart'>;

/**
 * Counts one hit and returns how many there are, from 1; null where there are `max` already, and nothing is counted. One
 * statement, so parallel calls are counted exactly.
 */
export async function addHit(db: Database, counter: Counter, max: number): Promise<number | null> {
  const [row] = await db
    .insert(throttles)
    .values({ ...counter, count: 1 })
    .onConflictDoUpdate({
      target: [throttles.key, throttles.windowStart],
      set: { count: sql`${throttles.count} + 1` },
      ...(Number.isFinite(max) && { setWhere: lt(throttles.count, max) }),
    })
    .returning({ count: throttles.count });
  return row?.count ?? null;
}

/** Takes one hit back. A counter that falls to 0 is deleted, so that refused clients leave no rows. */
export async function refundHit(db: Database, { key, windowStart }: Counter): Promise<void> {
  const own = and(eq(throttles.key, key), eq(throttles.windowStart, windowStart));
  const [row] = await db
    .update(throttles)
    .set({ count: sql`${throttles.count} - 1` })
    .where(own)
    .returning({ count: throttles.count });
  if (row && row.count <= 0) await db.delete(throttles).where(and(own, lt(throttles.count, 1)));
}

/** Deletes every counter of a key. */
export async function deleteHits(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}
