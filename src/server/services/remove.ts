import type { Removal } from '#contract/requests.ts';
import { isRemovalWord } from '#domain/account/removal.ts';
import type { Context } from '../app/context.ts';
import { refuse } from '../app/errors.ts';
import { enqueue } from '../mail/queue.ts';
import { findAccount, lockAccount } from '../repositories/accounts.ts';
import { hashAccount, record } from '../audit/audit-log.ts';
import { removeForGood } from './erase-account.ts';
import { limitedCheck } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Deletes an account with its profile, attempts, sessions, surveys and links. An entry in `removals` stays: a hash of
 * the user id, the version of the terms, dates. A mail confirms it.
 * @throws AppError 403 for a wrong password, 422 without the typed confirmation, 429 beyond the login limits
 */
export async function removeAccount(
  context: Context,
  userid: number,
  body: Removal,
  ip: string,
): Promise<void> {
  const account = await findAccount(context.db, context.cipher, userid);
  if (!account) throw refuse('session-missing');
  const right = await limitedCheck(context, { usernameKey: account.usernameKey, ip }, () =>
    verifyPassword(account.passwordHash, body.password),
  );
  if (!right) throw refuse('password-wrong');
  if (!isRemovalWord(body.confirm)) throw refuse('removal-unconfirmed');
  await context.db.transaction(async (tx) => {
    const lockedAccount = await lockAccount(tx, userid);
    if (!lockedAccount) throw refuse('session-missing');
    // A link in a mail may have set another password during the check.
    if (lockedAccount.passwordHash !== account.passwordHash) throw refuse('password-wrong');
    await removeForGood(context, tx, account, lockedAccount.registeredAt);
    await record(context, 'account-removed', hashAccount(context, userid), tx);
    await enqueue(context, tx, { purpose: 'removed', recipient: account.email });
  });
  context.mails.wake();
}
