import type { Database } from '../db/database.ts';
import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import { setContactEmailHashes } from '../repositories/contact-email-hashes.ts';
import { convertToKeyedHashes } from '../repositories/removed-accounts.ts';
import {
  areNamesCanonical,
  areNamesEncrypted,
  lockSubmissionKeys,
  setNamesCanonical,
  setNamesEncrypted,
} from '../repositories/submission-keys.ts';
import { reserveCanonicalNames, reserveNames } from './reserve-names.ts';
import type { FieldCipher } from './field-cipher.ts';
import { rewriteBatch, type EncryptedRow } from './rewrite-batch.ts';

/**
 * Encrypts the columns of `encrypted-columns.ts` that an older version stored in plain text, reserves names, and keys
 * the account hashes in `removals`. Works in batches with one transaction each, so that the next start resumes after an
 * interruption and several processes can start. Called before the server listens.
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

/**
 * Reserves the canonical names of accounts of earlier versions, once, in batches like `encryptOlderRows`. Called after it.
 */
export async function reserveOlderNames(db: Database, cipher: FieldCipher, now: Date): Promise<void> {
  if (await areNamesCanonical(db)) return;
  let last: EncryptedRow | null = null;
  do {
    const after: EncryptedRow | null = last;
    last = await db.transaction(async (tx) => {
      await lockSubmissionKeys(tx);
      const { rows } = await rewriteBatch(tx, 'accounts', after, (_field, _owner, text) => text);
      await reserveCanonicalNames(tx, cipher, rows, now);
      return rows.at(-1) ?? null;
    });
  } while (last);
  await setNamesCanonical(db, now);
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
    if (name === 'contacts') await setContactEmailHashes(tx, cipher, rows);
    return rows;
  });
}

/** @returns false if no removal has an account hash without a key */
function keyRemovals(db: Database, cipher: FieldCipher): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSubmissionKeys(tx);
    return convertToKeyedHashes(tx, cipher);
  });
}

/** Whether an interrupted start has encrypted the text already. Decrypting plain text fails. */
function opens(cipher: FieldCipher, field: string, owner: string, text: string): boolean {
  try {
    cipher.decrypt(field, owner, text);
    return true;
  } catch {
    return false;
  }
}
