import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { canonicalizeEmail, listEmailKeys } from './name-keys.ts';

/** Keyed hash of the address of a sender, ignoring case, for the data export. */
export function hashContactEmail(cipher: FieldCipher, email: string): string {
  return cipher.hash('contacts.email_key', canonicalizeEmail(email));
}

/** Hashes of an address, also that of earlier versions. */
export function listContactEmailHashes(cipher: FieldCipher, email: string): string[] {
  return listEmailKeys(email).map((key) => cipher.hash('contacts.email_key', key));
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
