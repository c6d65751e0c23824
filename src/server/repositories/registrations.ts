import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';

type Registration = typeof registrations.$inferSelect;

/** Stores a registration id for an account; the account's former one is dead from then on. */
export async function putRegistration(db: Database, registration: Registration): Promise<void> {
  const { registrationId, expiresAt } = registration;
  await db
    .insert(registrations)
    .values(registration)
    .onConflictDoUpdate({ target: registrations.userid, set: { registrationId, expiresAt } });
}

/** Whose profile a registration id may fill in; null when unknown or expired. */
export async function findRegistration(
  db: Database,
  registrationId: number,
  now: Date,
): Promise<{ userid: number } | null> {
  const [row] = await db
    .select({ userid: registrations.userid })
    .from(registrations)
    .where(and(eq(registrations.registrationId, registrationId), gt(registrations.expiresAt, now)));
  return row ?? null;
}

/** The living registration id of an account, or null. */
export async function findRegistrationOf(db: Database, userid: number, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ registrationId: registrations.registrationId })
    .from(registrations)
    .where(and(eq(registrations.userid, userid), gt(registrations.expiresAt, now)));
  return row?.registrationId ?? null;
}

/** Uses a registration id up. The user id to one caller alone; null when unknown, expired or already used. */
export async function takeRegistration(
  db: Database,
  registrationId: number,
  now: Date,
): Promise<{ userid: number } | null> {
  const [row] = await db
    .delete(registrations)
    .where(and(eq(registrations.registrationId, registrationId), gt(registrations.expiresAt, now)))
    .returning({ userid: registrations.userid });
  return row ?? null;
}
