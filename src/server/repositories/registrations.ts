import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import {
  hashName,
  deleteReservation,
  deleteReservationsOfKind,
  findReservation,
  insertReservation,
} from './name-reservations.ts';

type Registration = typeof registrations.$inferSelect;

/** The client sends only the number. A reservation has its owner, so that both lookups use one partition. */
const hashRegistration = (cipher: FieldCipher, registrationId: number) =>
  hashName(cipher, 'registration', String(registrationId));

/** Stores a registration id for a locked account and deletes the previous one. */
export async function replaceRegistration(
  db: Database,
  cipher: FieldCipher,
  registration: Registration & { readonly createdAt: Date },
): Promise<void> {
  const { userid, registrationId, expiresAt, createdAt } = registration;
  await deleteRegistration(db, cipher, userid);
  await db.insert(registrations).values({ userid, registrationId, expiresAt });
  await insertReservation(db, {
    ...hashRegistration(cipher, registrationId),
    userid,
    reservedAt: createdAt,
    confirmedAt: createdAt,
  });
}

/** Finds the owner of a registration id; null if unknown or expired. */
export async function findRegistration(
  db: Database,
  cipher: FieldCipher,
  registrationId: number,
  now: Date,
): Promise<{ userid: number } | null> {
  const reservation = await findReservation(db, hashRegistration(cipher, registrationId));
  if (!reservation) return null;
  const { userid } = reservation;
  return (await findRegistrationId(db, userid, now)) === registrationId ? { userid } : null;
}

/** Finds the valid registration id of an account, or null. */
export async function findRegistrationId(db: Database, userid: number, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ registrationId: registrations.registrationId })
    .from(registrations)
    .where(and(eq(registrations.userid, userid), gt(registrations.expiresAt, now)));
  return row?.registrationId ?? null;
}

/** Deletes the registration id of a locked account. Returns false if it is expired or belongs to another account. */
export async function consumeRegistration(
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
  await deleteReservation(db, hashRegistration(cipher, registrationId), userid);
  return rows.length === 1;
}

/** Deletes the registration id of a locked account, if there is one. */
export async function deleteRegistration(db: Database, cipher: FieldCipher, userid: number): Promise<void> {
  const [former] = await db.delete(registrations).where(eq(registrations.userid, userid)).returning();
  if (former) await deleteReservation(db, hashRegistration(cipher, former.registrationId), userid);
}

export async function deleteAllRegistrations(db: Database): Promise<void> {
  await db.delete(registrations);
  await deleteReservationsOfKind(db, 'registration');
}

export async function deleteExpiredRegistrations(
  db: Database,
  cipher: FieldCipher,
  now: Date,
): Promise<void> {
  const deleted = await db.delete(registrations).where(lt(registrations.expiresAt, now)).returning();
  for (const { registrationId, userid } of deleted) {
    await deleteReservation(db, hashRegistration(cipher, registrationId), userid);
  }
}
