import type { Database } from '../db/database.ts';
import { type SealedTable, sealedColumns } from '../db/sealed-columns.ts';
import { areNamesSealed, lockSealingKeys, setNamesSealed } from '../repositories/sealing-keys.ts';
import { claimNames } from './claim-names.ts';
import type { Personal } from './personal.ts';
import { resealBatch, type SealedRow } from './reseal.ts';

/**
 * Seals the rows that an older version stored in clear words, in batches, and claims their names. Each batch is a
 * transaction of its own: a start that was cut off is gone on with by the next one, and processes that start together
 * take turns. Call it before anything is served.
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
    const rows = await resealBatch(tx, name, after, (field, owner, text) =>
      opens(personal, field, owner, text) ? text : personal.seal(field, owner, text),
    );
    if (name === 'accounts') await claimNames(tx, personal, rows, now);
    return rows;
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
