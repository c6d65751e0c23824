import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { nameReservations, links, registrations, surveys, throttles } from '../db/schema.ts';
import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import { hashName, insertReservations } from '../repositories/name-reservations.ts';
import { deleteMailsOf } from '../repositories/mail-queue.ts';
import { setContactEmailHashes } from '../repositories/contact-email-hashes.ts';
import { lockDataKeyFingerprint, setNamesCanonical } from '../repositories/submission-keys.ts';
import { reserveNames } from './reserve-names.ts';
import type { DataKey } from './data-key.ts';
import { type FieldCipher, createFieldCipher } from './field-cipher.ts';
import { rewriteBatch, type EncryptedRow } from './rewrite-batch.ts';
import { rewrapPrivateKeys } from './rewrap.ts';

/** Counts of a data key change. */
export interface DataKeyChangeCounts {
  readonly privateKeys: number;
  readonly rows: number;
}

/**
 * Wraps all private keys, encrypts all names and reserves them by their new hashes, with the new data key, in one
 * transaction: an interruption must leave the old key in use. No other process may use the database. Queued submissions
 * can still be decrypted; links in mails stop working, rate limits start again and
 * reminders are removed. Account hashes in `removals` and in
 * the audit log keep the old key, since their user ids are not stored.
 */
export async function changeDataKey(
  db: Database,
  from: DataKey,
  to: DataKey,
  now: Date,
): Promise<DataKeyChangeCounts> {
  return db.transaction(async (tx) => {
    await lockDataKeyFingerprint(tx);
    const privateKeys = await rewrapPrivateKeys(tx, from, to);
    await tx.delete(nameReservations);
    await setNamesCanonical(tx, null);
    const rows = await reencryptAll(tx, createFieldCipher(from), createFieldCipher(to), now);
    await reserveRegistrations(tx, createFieldCipher(to), now);
    await tx.delete(links);
    await tx.delete(throttles);
    // The ids are hashes with the old key, so their owners could not remove them.
    await deleteMailsOf(tx, 'reminder');
    // The ids are hashes with the old key, which detect equal surveys of one day.
    await tx.update(surveys).set({ surveyId: sql`gen_random_uuid()::text` });
    return { privateKeys, rows };
  });
}

async function reencryptAll(tx: Database, from: FieldCipher, to: FieldCipher, now: Date): Promise<number> {
  let count = 0;
  for (const name of Object.keys(encryptedColumns) as EncryptedTable[]) {
    let last: EncryptedRow | null = null;
    do {
      const { rows } = await rewriteBatch(tx, name, last, (field, owner, text) =>
        to.encrypt(field, owner, from.decrypt(field, owner, text)),
      );
      if (name === 'accounts') await reserveNames(tx, to, rows, now);
      if (name === 'contacts') await setContactEmailHashes(tx, to, rows);
      count += rows.length;
      last = rows.at(-1) ?? null;
    } while (last);
  }
  return count;
}

async function reserveRegistrations(tx: Database, cipher: FieldCipher, now: Date): Promise<void> {
  const living = await tx.select().from(registrations);
  for (const { userid, registrationId } of living) {
    const nameKey = hashName(cipher, 'registration', String(registrationId));
    await insertReservations(tx, [{ ...nameKey, userid, reservedAt: now, confirmedAt: now }]);
  }
}
