import type { Credentials, LoginAnswer } from '../../contract/bodies.ts';
import { limits } from '../../domain/account/limits.ts';
import { usernameKey } from '../../domain/account/rules.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { findAccountByUsername, lockAccount } from '../repositories/accounts.ts';
import { deleteSession, insertSession } from '../repositories/sessions.ts';
import { daysLater } from '../time.ts';
import { limitedCheck } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import { newRegistration } from './registration.ts';
import { hashToken, newToken } from './tokens.ts';

const wrongCredentials = () => new Problem(401, 'Invalid username or password.');

/**
 * Opens a session. An account without a profile gets none: its list holds a fresh registration id,
 * negative, with an empty token, and every former registration id is dead.
 * @param ip of the client, for the limits alone
 * @throws Problem 401 for wrong credentials, 429 beyond the limits
 */
export async function logIn(
  deps: Deps,
  { username, password }: Credentials,
  ip: string,
): Promise<LoginAnswer> {
  const key = usernameKey(username);
  const account = await findAccountByUsername(deps.db, key);
  const right = await limitedCheck(deps, { usernameKey: key, ip }, () =>
    verifyPassword(account?.passwordHash ?? null, password),
  );
  if (!account || !right) throw wrongCredentials();
  const { userid, passwordHash } = account;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const held = await lockAccount(tx, userid);
    // Checking takes a while: meanwhile a mailed link may have set another password, or the account have gone.
    if (held?.passwordHash !== passwordHash) throw wrongCredentials();
    if (!held.registeredAt) return [{ userid: -(await newRegistration(tx, userid, now)), token: '' }];
    return [{ userid, token: await openSession(tx, userid, now) }];
  });
}

async function openSession(db: Database, userid: number, createdAt: Date): Promise<string> {
  const token = newToken();
  const expiresAt = daysLater(createdAt, limits.rememberDays);
  await insertSession(db, { tokenHash: hashToken(token), userid, createdAt, expiresAt });
  return token;
}

/** Ends a session. The token is dead from then on. */
export async function logOut(deps: Deps, tokenHash: string): Promise<void> {
  await deleteSession(deps.db, tokenHash);
}
