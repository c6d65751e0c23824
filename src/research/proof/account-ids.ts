import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { type StoredAccount, streamStoredAccounts } from './stored-data.ts';

/**
 * Computes the study id of each account. Independent of `release/study-id.ts`, which it verifies.
 * @param consentVersion version of the research consent
 */
export async function mapAccountsByStudyId(
  tx: Database,
  consentVersion: string,
  key: Uint8Array,
  pace: BatchPace,
): Promise<Map<string, StoredAccount>> {
  const accounts = new Map<string, StoredAccount>();
  for await (const page of streamStoredAccounts(tx, consentVersion, pace.people)) {
    for (const account of page)
      accounts.set(encodeBase32(createHmac('sha256', key).update(account.userid).digest()), account);
    await pace.rest();
  }
  return accounts;
}

/** Encodes the first 80 bits in groups of five. */
function encodeBase32(hash: Buffer): string {
  const bits = [...hash.subarray(0, 10)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[parseInt(five, 2)])
    .join('');
}
