import type { Database } from '../db/database.ts';
import { trail } from '../db/schema.ts';

/** Adds an entry to the trail. Nothing changes one, and nothing deletes it within a year. */
export async function insertEntry(db: Database, entry: typeof trail.$inferInsert): Promise<void> {
  await db.insert(trail).values(entry);
}
