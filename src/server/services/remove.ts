import type { Removal } from '../../contract/bodies.ts';
import { isRemovalWord, removalWord } from '../../domain/account/removal.ts';
import type { Deps } from '../deps.ts';
import { removedLetter } from '../mail/letters/removed.ts';
import { missingSession, Problem } from '../problem.ts';
import { deleteAccount, findAccount, lockAccount } from '../repositories/accounts.ts';
import { newestConsent } from '../repositories/consents.ts';
import { deleteLinksTo } from '../repositories/links.ts';
import { insertRemoval } from '../repositories/removals.ts';
import { limitedCheck } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

const wrongPassword = () => new Problem(403, 'This password is not right. Nothing was removed.');

/**
 * Removes an account with profile, attempts, sessions, surveys and links at once. A seal stays: the hash of the
 * account id, the version of the terms, the dates. A last mail confirms it.
 * @throws Problem 403 for a wrong password, 422 without the word, 429 beyond the login limits
 */
export async function removeAccount(deps: Deps, userid: number, body: Removal, ip: string): Promise<void> {
  const account = await findAccount(deps.db, userid);
  if (!account) throw missingSession();
  const right = await limitedCheck(deps, { usernameKey: account.usernameKey, ip }, () =>
    verifyPassword(account.passwordHash, body.password),
  );
  if (!right) throw wrongPassword();
  if (!isRemovalWord(body.confirm)) {
    throw new Problem(422, `Please type ${removalWord} to confirm. Nothing was removed.`);
  }
  await deps.db.transaction(async (tx) => {
    const held = await lockAccount(tx, userid);
    if (!held) throw missingSession();
    // Checking takes a while: meanwhile a mailed link may have set another password.
    if (held.passwordHash !== account.passwordHash) throw wrongPassword();
    await insertRemoval(tx, {
      accountHash: hashToken(String(userid)),
      consentVersion: (await newestConsent(tx, userid, 'terms'))?.version ?? '',
      registeredAt: held.registeredAt ?? account.createdAt,
      removedAt: deps.now(),
    });
    await deleteLinksTo(tx, account.email);
    await deleteAccount(tx, userid);
  });
  // The account is gone by now: a mail that cannot be queued must not say otherwise.
  await deps.mailer.send(removedLetter(account.email, deps.config.publicUrl)).catch(() => {});
}
