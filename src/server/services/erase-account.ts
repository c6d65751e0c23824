import type { Context } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { noteRemoval } from '../erasure/erasure-log.ts';
import { type Account, deleteAccount } from '../repositories/accounts.ts';
import { newestConsent } from '../repositories/consents.ts';
import { deleteLinksTo } from '../repositories/links.ts';
import { insertRemoval } from '../repositories/removals.ts';
import type { Personal } from '../crypto/personal.ts';

/**
 * Deletes an account with profile, attempts, sessions, surveys and links. A keyed hash of the account
 * id, the version of the terms and two dates remain for a year.
 * @param tx a transaction that holds the account's row
 */
export async function eraseAccount(
  tx: Database,
  personal: Personal,
  account: Account,
  registeredAt: Date,
  removedAt: Date,
): Promise<void> {
  await insertRemoval(tx, personal, {
    userid: account.userid,
    consentVersion: (await newestConsent(tx, account.userid, 'terms'))?.version ?? '',
    registeredAt,
    removedAt,
  });
  await deleteLinksTo(tx, personal, account.email);
  await deleteAccount(tx, personal, account);
}

/**
 * As `eraseAccount`, now, and notes it in the ledger of removals. The line is on the disk before the transaction ends:
 * without it, what is put back from a backup would stay.
 */
export async function removeForGood(
  { config, personal, now }: Pick<Context, 'config' | 'personal' | 'now'>,
  tx: Database,
  account: Account,
  registeredAt: Date | null,
): Promise<void> {
  const removedAt = now();
  await eraseAccount(tx, personal, account, registeredAt ?? account.createdAt, removedAt);
  await noteRemoval(config, personal, { userid: account.userid, removedAt });
}
