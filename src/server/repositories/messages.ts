import { asc, eq } from 'drizzle-orm';
import type { Survey } from '#contract/requests.ts';
import type { Database, Transaction } from '../db/database.ts';
import { contacts, surveys } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { decryptRow, encryptRow } from './encrypted-rows.ts';

/** A decrypted survey. */
export interface StoredSurvey {
  readonly answers: Survey;
  readonly sentAt: Date;
}

/** Stores a survey; the same answers on the same day are stored once. */
export async function insertSurvey(
  tx: Transaction,
  cipher: FieldCipher,
  { userid, answers, sentAt }: StoredSurvey & { readonly userid: number },
): Promise<void> {
  const { feedback, ...codes } = answers;
  const day = sentAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const surveyId = cipher.hash('surveys.survey_id', JSON.stringify([userid, day, answers]));
  const row = { userid, surveyId, answers: codes, feedback, sentAt };
  await tx
    .insert(surveys)
    .values(encryptRow(cipher, 'surveys', row))
    .onConflictDoNothing();
}

/** Lists the surveys of a user, oldest first. */
export async function listSurveys(
  db: Database,
  cipher: FieldCipher,
  userid: number,
): Promise<StoredSurvey[]> {
  const rows = await db.select().from(surveys).where(eq(surveys.userid, userid)).orderBy(asc(surveys.sentAt));
  return rows.map((row) => {
    const { answers, feedback, sentAt } = decryptRow(cipher, 'surveys', row);
    const { comfort, consult, recommend, statements } = answers;
    return { answers: { comfort, consult, feedback, recommend, statements }, sentAt };
  });
}

/** Finds a contact message, or null. */
export async function findContact(
  db: Database,
  cipher: FieldCipher,
  contactId: string,
): Promise<typeof contacts.$inferSelect | null> {
  const [contact] = await db.select().from(contacts).where(eq(contacts.contactId, contactId));
  return contact ? decryptRow(cipher, 'contacts', contact) : null;
}

export async function insertContact(
  tx: Transaction,
  cipher: FieldCipher,
  contact: typeof contacts.$inferInsert,
): Promise<void> {
  await tx.insert(contacts).values(encryptRow(cipher, 'contacts', contact));
}
