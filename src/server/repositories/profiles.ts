import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
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
export async function updateProfile(
  tx: Transaction,
  personal: Personal,
  profile: StoredProfile,
): Promise<void> {
  const { userid, ...facts } = sealRow(personal, 'profiles', profile);
  await tx.update(profiles).set(facts).where(eq(profiles.userid, userid));
}

/** Stores the profile of an account that is held, which completes it; one that is already there stays. */
export async function insertProfile(
  tx: Transaction,
  personal: Personal,
  profile: StoredProfile,
): Promise<void> {
  await tx
    .insert(profiles)
    .values(sealRow(personal, 'profiles', profile))
    .onConflictDoNothing();
  await tx.update(accounts).set({ incompleteSince: null }).where(eq(accounts.userid, profile.userid));
}
