import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { throttles } from '../db/schema.ts';

/** A rate limit: `key` is the hash of what is counted, per window. */
type Counter = Pick<typeof throttles.$inferSelect, 'key' | 'windowStart'>;

/**
 * Counts a hit and returns the number of hits, from 1; null without counting if `max` is reached. One statement, so
 * that concurrent calls are counted exactly.
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

/** Takes a hit back. Deletes a counter of 0, so that refused clients leave no rows. */
export async function refundHit(db: Database, { key, windowStart }: Counter): Promise<void> {
  const own = and(eq(throttles.key, key), eq(throttles.windowStart, windowStart));
  const [row] = await db
    .update(throttles)
    .set({ count: sql`${throttles.count} - 1` })
    .where(own)
    .returning({ count: throttles.count });
  if (row && row.count <= 0) await db.delete(throttles).where(and(own, lt(throttles.count, 1)));
}

/** Deletes all counters of a key. */
export async function deleteHits(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}
