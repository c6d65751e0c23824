import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { nameReservations, contacts, links, registrations, sessions, throttles } from '../../db/schema.ts';
import { type EncryptedTable, encryptedColumns } from '../../db/encrypted-columns.ts';
import { deleteSubmissionKeys, lockDataKey } from '../../repositories/submission-keys.ts';

/** What is nothing but encrypted texts, or what refers to an account that can no longer be found. */
const useless: readonly PgTable[] = [nameReservations, contacts, links, registrations, sessions, throttles];

/**
 * Forgets the data key, while no other process uses the database, and with it what nobody can open any more: names become empty, claims are freed, messages and
 * sessions go. Answers and scores stay as they are.
 */
export async function loseDataKey(tx: Database): Promise<void> {
  await lockDataKey(tx);
  for (const table of useless) await tx.delete(table);
  for (const name of Object.keys(encryptedColumns) as EncryptedTable[]) {
    const { table, columns } = encryptedColumns[name];
    await tx.update(table as PgTable).set(Object.fromEntries(columns.map((column) => [column, ''])));
  }
  await deleteSubmissionKeys(tx);
}
