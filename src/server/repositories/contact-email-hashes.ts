import { eq } from 'drizzle-orm';
import { normalizeEmail } from '#domain/account/rules.ts';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** Keyed hash of the address of a sender, ignoring case, for the data export. */
export function hashContactEmail(cipher: FieldCipher, email: string): string {
  return cipher.hash('contacts.email_key', normalizeEmail(email));
}

/**
 * Stores the keyed hashes of newly encrypted messages.
 * @param rows of `contacts`, with keys and encrypted columns; an address that is empty after a lost key has no hash
 */
export async function setContactEmailHashes(
  tx: Database,
  cipher: FieldCipher,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (const { contactId, email } of rows) {
    if (!email) continue;
    const id = String(contactId);
    const emailKey = hashContactEmail(cipher, cipher.decrypt('contacts.email', id, String(email)));
    await tx.update(contacts).set({ emailKey }).where(eq(contacts.contactId, id));
  }
}
