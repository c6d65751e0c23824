import type { Database } from '../db/database.ts';
import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import { setContactKeys } from '../repositories/contact-keys.ts';
import { keyAccountHashes } from '../repositories/removals.ts';
import { areNamesEncrypted, lockSubmissionKeys, setNamesEncrypted } from '../repositories/submission-keys.ts';
import { reserveNames } from './reserve-names.ts';
import type { FieldCipher } from './field-cipher.ts';
import { rewriteBatch, type EncryptedRow } from './rewrite-batch.ts';

/**
 * Encrypts the columns of `sealed-columns.ts` that an older version stored in plain text, claims their names, and keys
 * the account hashes in `removals`. Works in batches, each in its own transaction: the next start resumes after an
 * interruption, and processes that start together take turns. Call it before anything is served.
 */
export async function encryptOlderRows(db: Database, cipher: FieldCipher, now: Date): Promise<void> {
  if (await areNamesEncrypted(db)) return;
  for (const name of Object.keys(encryptedColumns) as EncryptedTable[]) {
    let last: EncryptedRow | null = null;
    do {
      const rows = await encryptBatch(db, cipher, now, name, last);
      last = rows.at(-1) ?? null;
    } while (last);
  }
  while (await keyRemovals(db, cipher));
  await setNamesEncrypted(db, now);
}

function encryptBatch(
  db: Database,
  cipher: FieldCipher,
  now: Date,
  name: EncryptedTable,
  after: EncryptedRow | null,
): Promise<EncryptedRow[]> {
  return db.transaction(async (tx) => {
    await lockSubmissionKeys(tx);
    const { rows, changed } = await rewriteBatch(tx, name, after, (field, owner, text) =>
      opens(cipher, field, owner, text) ? text : cipher.encrypt(field, owner, text),
    );
    if (name === 'accounts') await reserveNames(tx, cipher, changed, now);
    if (name === 'contacts') await setContactKeys(tx, cipher, rows);
    return rows;
  });
}

/** @returns false when no removal is left whose account hash has no key */
function keyRemovals(db: Database, cipher: FieldCipher): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSubmissionKeys(tx);
    return keyAccountHashes(tx, cipher);
  });
}

/** Was it encrypted by a start that was cut off? No clear text opens. */
function opens(cipher: FieldCipher, field: string, owner: string, text: string): boolean {
  try {
    cipher.decrypt(field, owner, text);
    return true;
  } catch {
    return false;
  }
}
