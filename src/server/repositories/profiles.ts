import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { accounts, profiles } from '../db/schema.ts';
import type { Personal } from '../sealing/personal.ts';
import { openRow, sealRow } from './sealed-rows.ts';

type Row = typeof profiles.$inferSelect;

/** Codes that are encrypted, and so stored as text. */
type EncryptedCode = 'seek' | 'distress' | 'consult';

/** A decrypted profile; codes are null where the person did not say. */
export type StoredProfile = Omit<Row, EncryptedCode> & Readonly<Record<EncryptedCode, number | null>>;

/** The registration profile of a user, or null. */
export async function findProfile(
  db: Database,
  personal: Personal,
  userid: number,
): Promise<StoredProfile | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userid, userid));
  return profile ? fromRow(openRow(personal, 'profiles', profile)) : null;
}

/** Puts corrected facts in the old ones' place. */
export async function updateProfile(
  tx: Transaction,
  personal: Personal,
  profile: StoredProfile,
): Promise<void> {
  const { userid, ...facts } = sealRow(personal, 'profiles', toRow(profile));
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
    .values(sealRow(personal, 'profiles', toRow(profile)))
    .onConflictDoNothing();
  await tx.update(accounts).set({ incompleteSince: null }).where(eq(accounts.userid, profile.userid));
}

function toRow(profile: StoredProfile): Row {
  const { seek, distress, consult } = profile;
  return {
    ...profile,
    seek: String(seek ?? ''),
    distress: String(distress ?? ''),
    consult: String(consult ?? ''),
  };
}

function fromRow(row: Row): StoredProfile {
  return {
    ...row,
    seek: parseCode(row.seek),
    distress: parseCode(row.distress),
    consult: parseCode(row.consult),
  };
}

function parseCode(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}
