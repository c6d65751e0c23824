import type { Database } from '../db/database.ts';
import { type SealedTable, sealedColumns } from '../db/sealed-columns.ts';
import { setContactKeys } from '../repositories/contact-keys.ts';
import { keyAccountHashes } from '../repositories/removals.ts';
import { areNamesSealed, lockSealingKeys, setNamesSealed } from '../repositories/sealing-keys.ts';
import { claimNames } from './claim-names.ts';
import type { Personal } from './personal.ts';
import { resealBatch, type SealedRow } from './reseal.ts';

/**
 * Encrypts the columns of `sealed-columns.ts` that an older version stored in plain text, claims their names, and keys
 * the account hashes in `removals`. Works in batches, each in its own transaction: the next start resumes after an
 * interruption, and processes that start together take turns. Call it before anything is served.
 */
export async function sealOlderRows(db: Database, personal: Personal, now: Date): Promise<void> {
  if (await areNamesSealed(db)) return;
  for (const name of Object.keys(sealedColumns) as SealedTable[]) {
    let last: SealedRow | null = null;
    do {
      const rows = await sealBatch(db, personal, now, name, last);
      last = rows.at(-1) ?? null;
    } while (last);
  }
  while (await keyRemovals(db, personal));
  await setNamesSealed(db, now);
}

function sealBatch(
  db: Database,
  personal: Personal,
  now: Date,
  name: SealedTable,
  after: SealedRow | null,
): Promise<SealedRow[]> {
  return db.transaction(async (tx) => {
    await lockSealingKeys(tx);
    const { rows, changed } = await resealBatch(tx, name, after, (field, owner, text) =>
      opens(personal, field, owner, text) ? text : personal.seal(field, owner, text),
    );
    if (name === 'accounts') await claimNames(tx, personal, changed, now);
    if (name === 'contacts') await setContactKeys(tx, personal, rows);
    return rows;
  });
}

/** @returns false when no removal is left whose account hash has no key */
function keyRemovals(db: Database, personal: Personal): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSealingKeys(tx);
    return keyAccountHashes(tx, personal);
  });
}

/** Was it sealed by a start that was cut off? No clear text opens. */
function opens(personal: Personal, field: string, owner: string, text: string): boolean {
  try {
    personal.open(field, owner, text);
    return true;
  } catch {
    return false;
  }
}
