import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, profiles } from '../db/schema.ts';
import type { Personal } from '../sealing/personal.ts';
import { openRow, sealRow } from './sealed-rows.ts';

/** A profile in clear words. */
export type StoredProfile = typeof profiles.$inferSelect;

/** The registration profile of a user, or null. */
export async function findProfile(
  db: Database,
  personal: Personal,
  userid: number,
): Promise<StoredProfile | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userid, userid));
  return profile ? openRow(personal, 'profiles', profile) : null;
}

/** Puts corrected facts in the old ones' place. */
export async function updateProfile(db: Database, personal: Personal, profile: StoredProfile): Promise<void> {
  const { userid, ...facts } = sealRow(personal, 'profiles', profile);
  await db.update(profiles).set(facts).where(eq(profiles.userid, userid));
}

/** Stores the profile of an account that is held, which completes it; one that is already there stays. */
export async function insertProfile(db: Database, personal: Personal, profile: StoredProfile): Promise<void> {
  await db
    .insert(profiles)
    .values(sealRow(personal, 'profiles', profile))
    .onConflictDoNothing();
  await db.update(accounts).set({ incompleteSince: null }).where(eq(accounts.userid, profile.userid));
}
