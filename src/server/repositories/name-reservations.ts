import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type NameKind, nameReservations } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

export type NameReservation = typeof nameReservations.$inferSelect;
/** Which text of which kind. */
export type NameKey = Pick<NameReservation, 'kind' | 'keyHash'>;

/** How a text stands among the claims of its kind. */
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

/** Stores claims; one that is there already stays. */
export async function insertReservations(db: Database, all: readonly NameReservation[]): Promise<void> {
  await db
    .insert(nameReservations)
    .values([...all])
    .onConflictDoNothing();
}

/** The claim, or null. */
export async function findReservation(db: Database, nameKey: NameKey): Promise<NameReservation | null> {
  const [reservation] = await db.select().from(nameReservations).where(of(nameKey));
  return reservation ?? null;
}

/** Holds a claim until the transaction ends, and gives it; null when it is not, or no longer, this user's. */
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

/** From now on the claim stands until it is freed. */
export async function confirmReservation(db: Database, nameKey: NameKey, confirmedAt: Date): Promise<void> {
  await db.update(nameReservations).set({ confirmedAt }).where(of(nameKey));
}

/** Frees what a user has claimed; a claim of somebody else stays. */
export async function deleteReservation(db: Database, nameKey: NameKey, userid: number): Promise<void> {
  await db.delete(nameReservations).where(and(of(nameKey), eq(nameReservations.userid, userid)));
}

/** Frees every claim of a kind. */
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
