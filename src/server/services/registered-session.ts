import type { RegistrationResponse } from '#contract/account-responses.ts';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import { findAccount, findAccountByUsername, setLastLogin } from '../repositories/accounts.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { addKnownDevice, findKnownDevice } from './device-cookie.ts';
import { openSession } from './active-session.ts';

/**
 * Opens the session of a completed registration, so that the person does not type username and password again.
 *
 * The registration id alone is not enough: it is in an address, which a proxy may log, and in a cookie that scripts can
 * read. The device cookie is HttpOnly and was set when this browser sent the password, at the sign-up or at a login.
 * A registration id of another person, planted in this browser, thus opens no session of that account. The session is a
 * new one with a new token, recorded in the audit log like any login, and ends after a day without use. An id works
 * once, so no limit is needed beyond that of the call.
 * @param tx the transaction that consumed the registration id; the account is locked
 * @param deviceCookie of the client; undefined without one
 * @returns an empty object for another device: the person logs in
 */
export async function openRegisteredSession(
  context: Context,
  tx: Transaction,
  userid: number,
  deviceCookie: string | undefined,
  now: Date,
): Promise<RegistrationResponse> {
  const account = await findAccount(tx, context.cipher, userid);
  if (!account || findKnownDevice(context.cipher, deviceCookie, account) === null) return {};
  await recordAuditEvent(context, 'login', hashAccount(context, userid), tx);
  await setLastLogin(tx, userid, now);
  const token = await openSession({ ...context, db: tx }, userid, false, now);
  return { userid, token, username: account.username };
}

/**
 * Creates the device cookie after a sign-up.
 * @param username of the account that this request created, or whose password it repeated
 * @param deviceCookie the previous one; undefined without one
 * @returns null if the account was deleted meanwhile
 */
export async function createDeviceCookie(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  username: string,
  deviceCookie: string | undefined,
): Promise<string | null> {
  const account = await findAccountByUsername(db, cipher, username);
  return account && addKnownDevice(cipher, deviceCookie, account);
}
