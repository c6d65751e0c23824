import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { profiles } from '../db/schema.ts';

export type StoredProfile = typeof profiles.$inferSelect;

/** The registration profile of a user, or null. */
export async function findProfile(db: Database, userid: number): Promise<StoredProfile | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userid, userid));
  return profile ?? null;
}

/** Puts corrected facts in the old ones' place. */
export async function updateProfile(db: Database, { userid, ...facts }: StoredProfile): Promise<void> {
  await db.update(profiles).set(facts).where(eq(profiles.userid, userid));
}

/** Stores a registration profile; one that is already there stays. */
export async function insertProfile(db: Database, profile: StoredProfile): Promise<void> {
  await db.insert(profiles).values(profile).onConflictDoNothing();
}
