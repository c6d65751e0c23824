import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { trail } from '../db/schema.ts';

/** Adds an entry to the trail. Nothing changes one, and nothing deletes it within a year. */
export async function insertEntry(db: Database, entry: typeof trail.$inferInsert): Promise<void> {
  await db.insert(trail).values(entry);
}

/** What the trail tells of an account, oldest first. */
export function entriesOf(db: Database, accountHash: string): Promise<(typeof trail.$inferSelect)[]> {
  return db.select().from(trail).where(eq(trail.accountHash, accountHash)).orderBy(asc(trail.at));
}
