import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { BatchPace } from '../source/pace.ts';
import { type StoredAccount, storedAccounts } from './stored.ts';

/**
 * Who counts, by the study id that a key gives them; worked out apart from `release/study-id.ts`, which this judges.
 * @param words version of the words that people agreed to
 */
export async function accountsByStudyId(
  tx: Database,
  words: string,
  key: Uint8Array,
  pace: BatchPace,
): Promise<Map<string, StoredAccount>> {
  const accounts = new Map<string, StoredAccount>();
  for await (const page of storedAccounts(tx, words, pace.people)) {
    for (const account of page)
      accounts.set(base32(createHmac('sha256', key).update(account.userid).digest()), account);
    await pace.rest();
  }
  return accounts;
}

/** The first 80 bits, five at a time. */
function base32(hash: Buffer): string {
  const bits = [...hash.subarray(0, 10)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[parseInt(five, 2)])
    .join('');
}
