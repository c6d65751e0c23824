import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts, surveys } from '../db/schema.ts';

/** Stores the answers of a feedback survey; one that is there already stays as it is. */
export async function insertSurvey(db: Database, survey: typeof surveys.$inferInsert): Promise<void> {
  await db.insert(surveys).values(survey).onConflictDoNothing();
}

/** The surveys a user has sent, oldest first. */
export async function surveysOf(db: Database, userid: number): Promise<(typeof surveys.$inferSelect)[]> {
  return db.select().from(surveys).where(eq(surveys.userid, userid)).orderBy(asc(surveys.sentAt));
}

/** A message of the contact form, or null. */
export async function findContact(
  db: Database,
  contactId: string,
): Promise<typeof contacts.$inferSelect | null> {
  const [contact] = await db.select().from(contacts).where(eq(contacts.contactId, contactId));
  return contact ?? null;
}

/** Stores a message of the contact form. */
export async function insertContact(db: Database, contact: typeof contacts.$inferInsert): Promise<void> {
  await db.insert(contacts).values(contact);
}
