import { and, asc, desc, eq } from 'drizzle-orm';
import type { ConsentPurpose } from '#contract/requests.ts';
import type { Database } from '../db/database.ts';
import { consents } from '../db/schema.ts';

export type StoredConsent = typeof consents.$inferSelect;

/** All consents and withdrawals of a user, ordered by purpose and number. */
export function listConsents(db: Database, userid: number): Promise<StoredConsent[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userid, userid))
    .orderBy(asc(consents.purpose), asc(consents.number));
}

/** The entry in force for a purpose, or null. */
export async function findNewestConsent(
  db: Database,
  userid: number,
  purpose: ConsentPurpose,
): Promise<StoredConsent | null> {
  const [newest] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userid, userid), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.number))
    .limit(1);
  return newest ?? null;
}

/** Adds an entry. Its number must follow the newest one, so that concurrent entries fail. */
export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent);
}
