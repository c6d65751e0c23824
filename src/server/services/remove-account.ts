import type { AccountRemovalBody } from '#contract/requests.ts';
import { isRemovalConfirmed } from '#domain/account/removal.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { enqueueMail } from '../mail/queue.ts';
import { findAccount, lockAccount } from '../repositories/accounts.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { eraseAccountAndLog } from './erase-account.ts';
import { checkPasswordWithLimits } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Deletes an account with its profile, attempts, sessions, surveys and links. An entry in `removals` stays: a hash of
 * the user id, the version of the terms, dates. A mail confirms it.
 * @throws AppError 403 for a wrong password, 422 without the typed confirmation, 429 beyond the login limits
 */
export async function removeAccount(
  context: Context,
  userid: number,
  body: AccountRemovalBody,
  ip: string,
): Promise<void> {
  const account = await findAccount(context.db, context.cipher, userid);
  if (!account) throw createAppError('session-missing');
  const right = await checkPasswordWithLimits(context, { usernameKey: account.usernameKey, ip }, () =>
    verifyPassword(account.passwordHash, body.password),
  );
  if (!right) throw createAppError('password-wrong');
  if (!isRemovalConfirmed(body.confirm)) throw createAppError('removal-unconfirmed');
  await context.db.transaction(async (tx) => {
    const lockedAccount = await lockAccount(tx, userid);
    if (!lockedAccount) throw createAppError('session-missing');
    // A link in a mail may have set another password during the check.
    if (lockedAccount.passwordHash !== account.passwordHash) throw createAppError('password-wrong');
    await eraseAccountAndLog(context, tx, account, lockedAccount.registeredAt);
    await recordAuditEvent(context, 'account-removed', hashAccount(context, userid), tx);
    await enqueueMail(context, tx, { purpose: 'removed', recipient: account.email });
  });
  context.mails.wake();
}
