import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Any fixed number: transactions that seal by the data key hold it together, whoever changes that key holds it alone. */
const fence = 7_241_535;

/**
 * What begins a transaction of a process that works with this data key. Where the database knows another, it fails as if
 * the database were away, and with it all that the transaction would do; until it ends the key cannot be changed. A lock of
 * the transaction, and none of the connection: the same behind a pooler.
 * @param fingerprint hexadecimal
 */
export function behindFence(fingerprint: string): string {
  return `do $$ begin
    perform pg_advisory_xact_lock_shared(${fence});
    if not exists (select from data_keys where fingerprint = '${fingerprint}') then
      raise exception 'The data key was changed while this process ran.' using errcode = 'cannot_connect_now';
    end if;
  end $$`;
}

/** Waits for every transaction behind the fence, and keeps new ones waiting until this one ends. */
export async function closeFence(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${fence})`);
}
