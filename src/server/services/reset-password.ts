import type { ResetPassword } from '#contract/requests.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { enqueueMail } from '../mail/queue.ts';
import { findAccountByEmail, lockAccount, setLastLogin, setPasswordHash } from '../repositories/accounts.ts';
import { findLink, consumeLink } from '../repositories/links.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { endAccess } from './end-access.ts';
import { clearLoginFailures } from './login-limits.ts';
import { refuseBadPassword } from './refuse-bad-password.ts';
import { hashPassword } from './passwords.ts';
import { readLinkToken } from './tokens.ts';

/**
 * Sets a new password with a link. Ends all sessions, deletes all links to the address, and informs the owner by mail.
 * @param ip of the client, whose failures are deleted
 * @throws AppError 401 for a link that is unknown, used, expired or of another purpose; 422 for the password, which
 * keeps the link valid
 */
export async function resetPassword(
  context: Context,
  { token, password }: ResetPassword,
  ip: string,
): Promise<void> {
  const now = context.now();
  const { cipher } = context;
  const id = readLinkToken(token);
  const link = await findLink(context.db, cipher, id, 'reset', now);
  if (!link) throw createAppError('link-invalid');
  refuseBadPassword(password);
  const passwordHash = await hashPassword(password);
  const account = await context.db.transaction(async (tx) => {
    const owner = await findAccountByEmail(tx, cipher, link.email);
    if (!owner || !(await lockAccount(tx, owner.userid))) throw createAppError('link-invalid');
    if (!(await consumeLink(tx, id, 'reset', now))) throw createAppError('link-invalid');
    await setPasswordHash(tx, owner.userid, passwordHash);
    await setLastLogin(tx, owner.userid, now);
    await endAccess(tx, cipher, owner);
    await enqueueMail(context, tx, { purpose: 'passwordReset', recipient: owner.email });
    await recordAuditEvent(context, 'reset-done', hashAccount(context, owner.userid), tx);
    return owner;
  });
  context.mails.wake();
  await clearLoginFailures(context, { usernameKey: account.usernameKey, ip });
}
