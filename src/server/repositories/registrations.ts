import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { claimOf, deleteClaim, deleteClaims, findClaim, insertClaim } from './claims.ts';

type Registration = typeof registrations.$inferSelect;

/** The number is all that travels, so a claim says whose it is: both look-ups touch one partition. */
const claimed = (cipher: FieldCipher, registrationId: number) =>
  claimOf(cipher, 'registration', String(registrationId));

/** Stores a registration id for an account that is held; its former one is dead from then on. */
export async function putRegistration(
  db: Database,
  cipher: FieldCipher,
  registration: Registration & { readonly madeAt: Date },
): Promise<void> {
  const { userid, registrationId, expiresAt, madeAt } = registration;
  await deleteRegistrationOf(db, cipher, userid);
  await db.insert(registrations).values({ userid, registrationId, expiresAt });
  await insertClaim(db, {
    ...claimed(cipher, registrationId),
    userid,
    claimedAt: madeAt,
    settledAt: madeAt,
  });
}

/** Whose profile a registration id may fill in; null when unknown or expired. */
export async function findRegistration(
  db: Database,
  cipher: FieldCipher,
  registrationId: number,
  now: Date,
): Promise<{ userid: number } | null> {
  const claim = await findClaim(db, claimed(cipher, registrationId));
  if (!claim) return null;
  const { userid } = claim;
  return (await findRegistrationOf(db, userid, now)) === registrationId ? { userid } : null;
}

/** The living registration id of an account, or null. */
export async function findRegistrationOf(db: Database, userid: number, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ registrationId: registrations.registrationId })
    .from(registrations)
    .where(and(eq(registrations.userid, userid), gt(registrations.expiresAt, now)));
  return row?.registrationId ?? null;
}

/** Uses up the registration id of an account that is held. False when it has expired, or is not the account's. */
export async function takeRegistration(
  db: Database,
  cipher: FieldCipher,
  { userid, registrationId }: Pick<Registration, 'userid' | 'registrationId'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(registrations)
    .where(
      and(
        eq(registrations.userid, userid),
        eq(registrations.registrationId, registrationId),
        gt(registrations.expiresAt, now),
      ),
    )
    .returning();
  await deleteClaim(db, claimed(cipher, registrationId), userid);
  return rows.length === 1;
}

/** Deletes the registration id of an account that is held; one without is no error. */
export async function deleteRegistrationOf(db: Database, cipher: FieldCipher, userid: number): Promise<void> {
  const [former] = await db.delete(registrations).where(eq(registrations.userid, userid)).returning();
  if (former) await deleteClaim(db, claimed(cipher, former.registrationId), userid);
}

/** Deletes every registration id. */
export async function deleteAllRegistrations(db: Database): Promise<void> {
  await db.delete(registrations);
  await deleteClaims(db, 'registration');
}

/** Deletes registration ids that have expired. */
export async function deleteExpiredRegistrations(
  db: Database,
  cipher: FieldCipher,
  now: Date,
): Promise<void> {
  const gone = await db.delete(registrations).where(lt(registrations.expiresAt, now)).returning();
  for (const { registrationId, userid } of gone) {
    await deleteClaim(db, claimed(cipher, registrationId), userid);
  }
}
