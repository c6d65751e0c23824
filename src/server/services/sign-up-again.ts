import type { CreateUser } from '#contract/requests.ts';
import { usernameKey } from '#domain/account/username.ts';
import type { Context } from '../app/context.ts';
import { findAccountByEmail, lockAccount } from '../repositories/accounts.ts';
import { findRegistrationId } from '../repositories/registrations.ts';
import { verifyPassword } from './passwords.ts';
import { createRegistration } from './registration.ts';
import { rateLimits } from './rate-limits.ts';
import { throttle } from './throttle.ts';

/**
 * Repeats the response of a sign-up with this link, whose response may have been lost.
 * @param linkHash of the used link
 * @returns the registration id; null unless address, username and password are those of the account and it has no
 * profile
 * @throws AppError 429 beyond the limit
 */
export async function repeatSignUpResponse(
  context: Context,
  body: CreateUser,
  linkHash: string,
): Promise<number | null> {
  const now = context.now();
  await throttle(context, `create:again:${linkHash}`, rateLimits.repeatsPerLink, now);
  const account = await findAccountByEmail(context.db, context.cipher, body.email);
  if (account?.usernameKey !== usernameKey(body.username)) return null;
  const { userid, passwordHash } = account;
  if (!(await verifyPassword(passwordHash, body.password))) return null;
  return context.db.transaction(async (tx) => {
    const lockedAccount = await lockAccount(tx, userid);
    // A link may have set another password meanwhile, or the profile may have been stored.
    if (lockedAccount?.passwordHash !== passwordHash || lockedAccount.registeredAt) return null;
    return (await findRegistrationId(tx, userid, now)) ?? createRegistration(tx, context.cipher, userid, now);
  });
}
