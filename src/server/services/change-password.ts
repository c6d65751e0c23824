import type { ChangePassword } from '#contract/requests.ts';
import { normalizePassword } from '#domain/account/rules.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { enqueueMail } from '../mail/queue.ts';
import { findAccount, lockAccount, setPasswordHash } from '../repositories/accounts.ts';
import type { SessionId } from '../repositories/sessions.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { endAccess } from './end-access.ts';
import { checkPasswordWithLimits } from './login-limits.ts';
import { refuseBadPassword } from './refuse-bad-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/**
 * Changes the password with the current one. Ends all other sessions, deletes all links to the address, and informs the
 * owner by mail.
 * @param ip of the client, for the login limits
 * @throws AppError 403 for a wrong password, 422 for the new one, 429 beyond the login limits
 */
export async function changePassword(
  context: Context,
  session: SessionId,
  { password, newPassword }: ChangePassword,
  ip: string,
): Promise<void> {
  const { userid } = session;
  const { cipher } = context;
  const account = await findAccount(context.db, cipher, userid);
  if (!account) throw createAppError('session-missing');
  const right = await checkPasswordWithLimits(context, { usernameKey: account.usernameKey, ip }, () =>
    verifyPassword(account.passwordHash, password),
  );
  if (!right) throw createAppError('password-wrong');
  refuseBadPassword(newPassword);
  if (normalizePassword(newPassword) === normalizePassword(password)) throw createAppError('password-same');
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    const lockedAccount = await lockAccount(tx, userid);
    if (!lockedAccount) throw createAppError('session-missing');
    // A link in a mail may have set another password during the hashing.
    if (lockedAccount.passwordHash !== account.passwordHash) throw createAppError('password-wrong');
    await setPasswordHash(tx, userid, passwordHash);
    await endAccess(tx, cipher, account, session);
    await recordAuditEvent(context, 'password-changed', hashAccount(context, userid), tx);
    await enqueueMail(context, tx, { purpose: 'passwordChanged', recipient: account.email });
  });
  context.mails.wake();
}
