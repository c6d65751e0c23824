import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema.ts';
import type { Personal } from '../crypto/personal.ts';
import { contactEmailKey } from './contact-keys.ts';
import { openRow } from './sealed-rows.ts';

/** A message or complaint of the contact form. */
export type SentMessage = typeof contacts.$inferSelect;

/**
 * Messages that were sent with an address, newest first.
 * @param after the last message of the page before; null for the first page
 * @param most rows of the page
 */
export async function messagesFrom(
  db: Database,
  personal: Personal,
  email: string,
  { after, most }: { readonly after: SentMessage | null; readonly most: number },
): Promise<SentMessage[]> {
  const { sentAt, contactId } = contacts;
  const rows = await db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.emailKey, contactEmailKey(personal, email)),
        after
          ? sql`(${sentAt}, ${contactId}) < (${sql.param(after.sentAt, sentAt)}, ${after.contactId})`
          : undefined,
      ),
    )
    .orderBy(desc(sentAt), desc(contactId))
    .limit(most);
  return rows.map((row) => openRow(personal, 'contacts', row));
}
