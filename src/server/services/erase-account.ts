import type { Context } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { appendErasure } from '../erasure/erasure-log.ts';
import { deleteReminder } from '../mail/reminders.ts';
import { type Account, deleteAccount } from '../repositories/accounts.ts';
import { findNewestConsent } from '../repositories/consents.ts';
import { deleteLinksTo } from '../repositories/links.ts';
import { insertRemoval } from '../repositories/removed-accounts.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/**
 * Deletes an account with its profile, attempts, sessions, surveys, links and reminder. A keyed hash of the user id, the version
 * of the terms and two dates are stored for a year.
 * @param tx a transaction with the account row locked
 */
export async function eraseAccount(
  tx: Database,
  cipher: FieldCipher,
  account: Account,
  registeredAt: Date,
  removedAt: Date,
): Promise<void> {
  await insertRemoval(tx, cipher, {
    userid: account.userid,
    consentVersion: (await findNewestConsent(tx, account.userid, 'terms'))?.version ?? '',
    registeredAt,
    removedAt,
  });
  await deleteLinksTo(tx, cipher, account.email);
  await deleteReminder(tx, cipher, account.userid);
  await deleteAccount(tx, cipher, account);
}

/**
 * As `eraseAccount`, with an entry in the erasure log. The entry is on disk before the commit, so that a restore
 * repeats every removal.
 */
export async function eraseAccountAndLog(
  { config, cipher, now }: Pick<Context, 'config' | 'cipher' | 'now'>,
  tx: Database,
  account: Account,
  registeredAt: Date | null,
): Promise<void> {
  const removedAt = now();
  await eraseAccount(tx, cipher, account, registeredAt ?? account.createdAt, removedAt);
  await appendErasure(config, cipher, { userid: account.userid, removedAt });
}
