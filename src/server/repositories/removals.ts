import type { Database } from '../db/database.ts';
import { removals } from '../db/schema.ts';

/** Stores the seal of a removed account, once. */
export async function insertRemoval(db: Database, removal: typeof removals.$inferInsert): Promise<void> {
  await db.insert(removals).values(removal).onConflictDoNothing();
}
