import type { Credentials } from '#contract/requests.ts';
import type { LoginResult } from '#contract/wire/accounts.ts';
import { usernameKey } from '#domain/account/username.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { findAccountByUsername, lockAccount, setLastLogin } from '../repositories/accounts.ts';
import { deleteSession, findSession, type SessionId } from '../repositories/sessions.ts';
import { hashAccount, recordAuditEvent, recordAuditEventIfPossible } from '../audit/audit-log.ts';
import { addKnownDevice, findKnownDevice } from './device-cookie.ts';
import { openSession } from './active-session.ts';
import { checkPasswordWithLimits } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import { createRegistration } from './registration.ts';

/** Origin of a login. */
interface Client {
  readonly ip: string;
  /** Device cookie; undefined for a new device. */
  readonly deviceCookie: string | undefined;
}

/**
 * Opens a session. An account without a profile gets a new registration id instead, which replaces the previous one.
 * @param client address and device cookie, for the limits
 * @returns the login with the new device cookie
 * @throws AppError 401 for wrong credentials, 429 beyond the limits
 */
export async function logIn(
  context: Context,
  { username, password, remember = false }: Credentials,
  { ip, deviceCookie }: Client,
): Promise<LoginResult & { readonly deviceCookie: string }> {
  const key = usernameKey(username);
  const account = await findAccountByUsername(context.db, context.cipher, username);
  const device = findKnownDevice(context.cipher, deviceCookie, account);
  const right = await checkPasswordWithLimits(context, { usernameKey: key, ip, device }, () =>
    verifyPassword(account?.passwordHash ?? null, password),
  );
  if (!account || !right) {
    await recordAuditEventIfPossible(context, 'login-failed', account?.userid ?? null);
    throw createAppError('credentials-wrong');
  }
  const { userid, passwordHash } = account;
  const now = context.now();
  const opened = await context.db.transaction(async (tx): Promise<LoginResult> => {
    const lockedAccount = await lockAccount(tx, userid);
    // During the check a link may have set another password, or the account may have been deleted.
    if (lockedAccount?.passwordHash !== passwordHash) throw createAppError('credentials-wrong');
    await recordAuditEvent(context, 'login', hashAccount(context, userid), tx);
    await setLastLogin(tx, userid, now);
    if (!lockedAccount.registeredAt)
      return {
        kind: 'incomplete',
        registrationId: await createRegistration(tx, context.cipher, userid, now),
      };
    return {
      kind: 'session',
      userid,
      token: await openSession({ ...context, db: tx }, userid, remember, now),
    };
  });
  return { ...opened, deviceCookie: addKnownDevice(context.cipher, deviceCookie, account) };
}

/** Ends a session. */
export async function logOut(context: Context, session: SessionId): Promise<void> {
  await context.db.transaction(async (tx) => {
    // The user id of a forged token must not get into the audit log.
    if (!(await findSession(tx, session, context.now()))) return;
    await deleteSession(tx, session);
    await recordAuditEvent(context, 'logout', hashAccount(context, session.userid), tx);
  });
}
