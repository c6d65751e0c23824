import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { claims, links, registrations, surveys, throttles } from '../db/schema.ts';
import { type SealedTable, sealedColumns } from '../db/sealed-columns.ts';
import { claimOf, insertClaims } from '../repositories/claims.ts';
import { setContactKeys } from '../repositories/contact-keys.ts';
import { lockDataKey } from '../repositories/sealing-keys.ts';
import { claimNames } from './claim-names.ts';
import type { DataKey } from './data-key.ts';
import { type Personal, personalOf } from './personal.ts';
import { resealBatch, type SealedRow } from './reseal.ts';
import { rewrapPrivateKeys } from './rewrap.ts';

/** How much a change of the data key went through. */
export interface Changed {
  readonly privateKeys: number;
  readonly rows: number;
}

/**
 * Wraps every private key anew, seals every name anew and claims it by its new hash, all in one transaction: under two
 * keys at once a database could be opened by nobody, and a change that is interrupted must leave the old key in force.
 * No other process may use the database. What is sealed on phones still opens
 * afterwards. Links in mails die, and counters of tries begin anew. Account hashes in `removals` and in the audit log
 * keep the old key, since the user ids that they were made from are not stored.
 */
export async function changeDataKey(db: Database, from: DataKey, to: DataKey, now: Date): Promise<Changed> {
  return db.transaction(async (tx) => {
    await lockDataKey(tx);
    const privateKeys = await rewrapPrivateKeys(tx, from, to);
    await tx.delete(claims);
    const rows = await resealAll(tx, personalOf(from), personalOf(to), now);
    await claimRegistrations(tx, personalOf(to), now);
    await tx.delete(links);
    await tx.delete(throttles);
    // It told equal surveys of one day by the old key.
    await tx.update(surveys).set({ surveyId: sql`gen_random_uuid()::text` });
    return { privateKeys, rows };
  });
}

async function resealAll(tx: Database, from: Personal, to: Personal, now: Date): Promise<number> {
  let count = 0;
  for (const name of Object.keys(sealedColumns) as SealedTable[]) {
    let last: SealedRow | null = null;
    do {
      const { rows } = await resealBatch(tx, name, last, (field, owner, text) =>
        to.seal(field, owner, from.open(field, owner, text)),
      );
      if (name === 'accounts') await claimNames(tx, to, rows, now);
      if (name === 'contacts') await setContactKeys(tx, to, rows);
      count += rows.length;
      last = rows.at(-1) ?? null;
    } while (last);
  }
  return count;
}

async function claimRegistrations(tx: Database, personal: Personal, now: Date): Promise<void> {
  const living = await tx.select().from(registrations);
  for (const { userid, registrationId } of living) {
    const claimed = claimOf(personal, 'registration', String(registrationId));
    await insertClaims(tx, [{ ...claimed, userid, claimedAt: now, settledAt: now }]);
  }
}
