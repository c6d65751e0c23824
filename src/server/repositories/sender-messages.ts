import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { listContactEmailHashes } from './contact-email-hashes.ts';
import { decryptRow } from './encrypted-rows.ts';

/** A message or complaint of the contact form. */
export type StoredMessage = typeof contacts.$inferSelect;

/**
 * One page of messages that were sent with an address, newest first.
 * @param after the last message of the previous page; null for the first page
 * @param most rows of the page
 */
export async function listMessagesFrom(
  db: Database,
  cipher: FieldCipher,
  email: string,
  { after, most }: { readonly after: StoredMessage | null; readonly most: number },
): Promise<StoredMessage[]> {
  const { sentAt, contactId } = contacts;
  const rows = await db
    .select()
    .from(contacts)
    .where(
      and(
        inArray(contacts.emailKey, listContactEmailHashes(cipher, email)),
        after
          ? sql`(${sentAt}, ${contactId}) < (${sql.param(after.sentAt, sentAt)}, ${after.contactId})`
          : undefined,
      ),
    )
    .orderBy(desc(sentAt), desc(contactId))
    .limit(most);
  return rows.map((row) => decryptRow(cipher, 'contacts', row));
}
