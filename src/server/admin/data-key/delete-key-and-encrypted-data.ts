import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { nameReservations, contacts, links, registrations, sessions, throttles } from '../../db/schema.ts';
import { type EncryptedTable, encryptedColumns } from '../../db/encrypted-columns.ts';
import { deleteAllKeyRecords, lockDataKeyFingerprint } from '../../repositories/submission-keys.ts';

/** Tables with encrypted texts only, or with references to accounts that cannot be found any more. */
const useless: readonly PgTable[] = [nameReservations, contacts, links, registrations, sessions, throttles];

/**
 * Deletes the data key and what it encrypts: names become empty, and reservations, messages and sessions are deleted.
 * Answers and scores stay. No other process may use the database.
 */
export async function deleteKeyAndEncryptedData(tx: Database): Promise<void> {
  await lockDataKeyFingerprint(tx);
  for (const table of useless) await tx.delete(table);
  for (const name of Object.keys(encryptedColumns) as EncryptedTable[]) {
    const { table, columns } = encryptedColumns[name];
    await tx.update(table as PgTable).set(Object.fromEntries(columns.map((column) => [column, ''])));
  }
  await deleteAllKeyRecords(tx);
}
