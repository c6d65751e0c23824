import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { nameReservations, links, registrations, surveys, throttles } from '../db/schema.ts';
import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import { hashName, insertReservations } from '../repositories/name-reservations.ts';
import { setContactKeys } from '../repositories/contact-keys.ts';
import { lockDataKey } from '../repositories/submission-keys.ts';
import { reserveNames } from './reserve-names.ts';
import type { DataKey } from './data-key.ts';
import { type FieldCipher, createFieldCipher } from './field-cipher.ts';
import { rewriteBatch, type EncryptedRow } from './rewrite-batch.ts';
import { rewrapPrivateKeys } from './rewrap.ts';

/** How much a change of the data key went through. */
export interface Changed {
  readonly privateKeys: number;
  readonly rows: number;
}

/**
 * Wraps every private key anew, encrypts every name anew and claims it by its new hash, all in one transaction: under two
 * keys at once a database could be opened by nobody, and a change that is interrupted must leave the old key in force.
 * No other process may use the database. What is encrypted on phones still opens
 * afterwards. Links in mails die, and counters of tries begin anew. Account hashes in `removals` and in the audit log
 * keep the old key, since the user ids that they were made from are not stored.
 */
export async function changeDataKey(db: Database, from: DataKey, to: DataKey, now: Date): Promise<Changed> {
  return db.transaction(async (tx) => {
    await lockDataKey(tx);
    const privateKeys = await rewrapPrivateKeys(tx, from, to);
    await tx.delete(nameReservations);
    const rows = await resealAll(tx, createFieldCipher(from), createFieldCipher(to), now);
    await reserveRegistrations(tx, createFieldCipher(to), now);
    await tx.delete(links);
    await tx.delete(throttles);
    // It told equal surveys of one day by the old key.
    await tx.update(surveys).set({ surveyId: sql`gen_random_uuid()::text` });
    return { privateKeys, rows };
  });
}

async function resealAll(tx: Database, from: FieldCipher, to: FieldCipher, now: Date): Promise<number> {
  let count = 0;
  for (const name of Object.keys(encryptedColumns) as EncryptedTable[]) {
    let last: EncryptedRow | null = null;
    do {
      const { rows } = await rewriteBatch(tx, name, last, (field, owner, text) =>
        to.encrypt(field, owner, from.decrypt(field, owner, text)),
      );
      if (name === 'accounts') await reserveNames(tx, to, rows, now);
      if (name === 'contacts') await setContactKeys(tx, to, rows);
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
