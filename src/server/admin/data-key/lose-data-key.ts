import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { claims, contacts, links, registrations, sessions, throttles } from '../../db/schema.ts';
import { type SealedTable, sealedColumns } from '../../db/sealed-columns.ts';
import { deleteSealingKeys, lockDataKey } from '../../repositories/sealing-keys.ts';

/** What is nothing but sealed texts, or what leads to an account that nobody can find any more. */
const useless: readonly PgTable[] = [claims, contacts, links, registrations, sessions, throttles];

/**
 * Forgets the data key, while no other process uses the database, and with it what nobody can open any more: names become empty, claims are freed, messages and
 * sessions go. Answers and scores stay as they are.
 */
export async function loseDataKey(tx: Database): Promise<void> {
  await lockDataKey(tx);
  for (const table of useless) await tx.delete(table);
  for (const name of Object.keys(sealedColumns) as SealedTable[]) {
    const { table, columns } = sealedColumns[name];
    await tx.update(table as PgTable).set(Object.fromEntries(columns.map((column) => [column, ''])));
  }
  await deleteSealingKeys(tx);
}
