import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type NameKind, nameReservations } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

export type NameReservation = typeof nameReservations.$inferSelect;
/** Key of a reservation. */
export type NameKey = Pick<NameReservation, 'kind' | 'keyHash'>;

/** Hashes a text for its reservation. */
export function hashName(cipher: FieldCipher, kind: NameKind, text: string): NameKey {
  return { kind, keyHash: cipher.hash(`claims.${kind}`, text) };
}

const of = ({ kind, keyHash }: NameKey) =>
  and(eq(nameReservations.kind, kind), eq(nameReservations.keyHash, keyHash));

/** Reserves a name that is free; false if it is reserved. Waits for a concurrent reservation. */
export async function insertReservation(
  db: Database,
  reservation: typeof nameReservations.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(nameReservations).values(reservation).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Stores reservations; skips existing ones. */
export async function insertReservations(db: Database, all: readonly NameReservation[]): Promise<void> {
  await db
    .insert(nameReservations)
    .values([...all])
    .onConflictDoNothing();
}

export async function findReservation(db: Database, nameKey: NameKey): Promise<NameReservation | null> {
  const [reservation] = await db.select().from(nameReservations).where(of(nameKey));
  return reservation ?? null;
}

/** Locks and returns a reservation; null if it does not belong to this user. */
export async function lockReservation(
  tx: Database,
  nameKey: NameKey,
  userid: number,
): Promise<NameReservation | null> {
  const [reservation] = await tx
    .select()
    .from(nameReservations)
    .where(and(of(nameKey), eq(nameReservations.userid, userid)))
    .for('update');
  return reservation ?? null;
}

/** Makes a reservation permanent, until it is deleted. */
export async function confirmReservation(db: Database, nameKey: NameKey, confirmedAt: Date): Promise<void> {
  await db.update(nameReservations).set({ confirmedAt }).where(of(nameKey));
}

/** Deletes a reservation of a user; another user's is not changed. */
export async function deleteReservation(db: Database, nameKey: NameKey, userid: number): Promise<void> {
  await db.delete(nameReservations).where(and(of(nameKey), eq(nameReservations.userid, userid)));
}

export async function deleteReservationsOfKind(db: Database, kind: NameKind): Promise<void> {
  await db.delete(nameReservations).where(eq(nameReservations.kind, kind));
}

/** Unconfirmed reservations from before a time, oldest first, at most `limit`. */
export function listUnconfirmedReservations(
  db: Database,
  before: Date,
  limit: number,
): Promise<NameReservation[]> {
  return db
    .select()
    .from(nameReservations)
    .where(and(isNull(nameReservations.confirmedAt), lt(nameReservations.reservedAt, before)))
    .orderBy(asc(nameReservations.reservedAt))
    .limit(limit);
}
