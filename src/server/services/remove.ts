import type { Removal } from '../../contract/bodies.ts';
import type { Deps } from '../deps.ts';
import { removedLetter } from '../mail/letters/removed.ts';
import { Problem } from '../plugins/problem.ts';
import { deleteAccount, findAccount } from '../repositories/accounts.ts';
import { newestConsent } from '../repositories/consents.ts';
import { deleteLinksTo } from '../repositories/links.ts';
import { findProfile } from '../repositories/profiles.ts';
import { insertRemoval } from '../repositories/removals.ts';
import { limitedCheck } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

/** What a person types to say that the removal is meant. */
export const removalWord = 'DELETE';

/**
 * Removes an account with profile, attempts, sessions, surveys and links at once. A seal stays: the hash of the
 * account id, the version of the terms, the dates. A last mail confirms it.
 * @throws Problem 403 for a wrong password, 422 without the word, 429 beyond the login limits
 */
export async function removeAccount(deps: Deps, userid: number, body: Removal, ip: string): Promise<void> {
  const account = await findAccount(deps.db, userid);
  if (!account) throw new Problem(401, 'Missing session. Please login again.');
  const right = await limitedCheck(deps, { usernameKey: account.usernameKey, ip }, () =>
    verifyPassword(account.passwordHash, body.password),
  );
  if (!right) throw new Problem(403, 'This password is not right. Nothing was removed.');
  if (body.confirm.trim().toUpperCase() !== removalWord) {
    throw new Problem(422, `Please type ${removalWord} to confirm. Nothing was removed.`);
  }
  await deps.db.transaction(async (tx) => {
    const profile = await findProfile(tx, userid);
    await insertRemoval(tx, {
      accountHash: hashToken(String(userid)),
      consentVersion: (await newestConsent(tx, userid, 'terms'))?.version ?? '',
      registeredAt: profile?.registeredAt ?? account.createdAt,
      removedAt: deps.now(),
    });
    await deleteLinksTo(tx, account.email);
    await deleteAccount(tx, userid);
  });
  // The account is gone by now: a mail that cannot be queued must not say otherwise.
  await deps.mailer.send(removedLetter(account.email, deps.config.publicUrl)).catch(() => {});
}
