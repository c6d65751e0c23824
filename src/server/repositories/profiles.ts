import { eq } from 'drizzle-orm';
import type { ProfileDetails } from '#domain/account/further-choices.ts';
import type { Nominee } from '#domain/account/nominee.ts';
import type { Database, Transaction } from '../db/database.ts';
import { accounts, profiles } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { decryptRow, encryptRow } from './encrypted-rows.ts';

type Row = typeof profiles.$inferSelect;

/** Codes that are encrypted, and so stored as text. */
type EncryptedCode = 'seek' | 'distress' | 'consult';

/** A decrypted profile; codes are null without an answer. */
export type StoredProfile = Omit<Row, EncryptedCode | 'nominee' | 'details'> &
  Readonly<Record<EncryptedCode, number | null>> & {
    readonly nominee: Nominee | null;
    readonly details: ProfileDetails | null;
  };

/** Finds the profile of a user, or null. */
export async function findProfile(
  db: Database,
  cipher: FieldCipher,
  userid: number,
): Promise<StoredProfile | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userid, userid));
  return profile ? fromRow(decryptRow(cipher, 'profiles', profile)) : null;
}

/** Replaces the demographics of a profile. */
export async function updateProfile(
  tx: Transaction,
  cipher: FieldCipher,
  profile: StoredProfile,
): Promise<void> {
  const { userid, ...facts } = encryptRow(cipher, 'profiles', toRow(profile));
  await tx.update(profiles).set(facts).where(eq(profiles.userid, userid));
}

/** Stores the nominee, or null for none. @returns false without a profile */
export async function setNominee(
  tx: Transaction,
  cipher: FieldCipher,
  userid: number,
  nominee: Nominee | null,
): Promise<boolean> {
  const row = encryptRow(cipher, 'profiles', { userid, nominee: toJson(nominee) });
  const changed = await tx
    .update(profiles)
    .set({ nominee: row.nominee })
    .where(eq(profiles.userid, userid))
    .returning({ userid: profiles.userid });
  return changed.length === 1;
}

/** Stores the profile of a locked account, which completes the account; skips an existing one. */
export async function insertProfile(
  tx: Transaction,
  cipher: FieldCipher,
  profile: StoredProfile,
): Promise<void> {
  await tx
    .insert(profiles)
    .values(encryptRow(cipher, 'profiles', toRow(profile)))
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
    nominee: toJson(profile.nominee),
    details: toJson(profile.details),
  };
}

function fromRow(row: Row): StoredProfile {
  return {
    ...row,
    seek: parseCode(row.seek),
    distress: parseCode(row.distress),
    consult: parseCode(row.consult),
    nominee: parseJson<Nominee>(row.nominee),
    details: parseJson<ProfileDetails>(row.details),
  };
}

function toJson(value: object | null): string | null {
  return value && JSON.stringify(value);
}

/** The text is empty after the data key was lost. */
function parseJson<T>(text: string | null): T | null {
  return text ? (JSON.parse(text) as T) : null;
}

function parseCode(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}
