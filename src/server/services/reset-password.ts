import type { ResetPassword } from '../../contract/bodies.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { findAccountByEmail, lockAccount, setPasswordHash } from '../repositories/accounts.ts';
import { deleteLinksTo, findLink, takeLink } from '../repositories/links.ts';
import { deleteSessionsOf } from '../repositories/sessions.ts';
import { forgetFailures } from './login-limits.ts';
import { newPasswordProblem } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

const deadLink = () => new Problem(401, 'This link has been used or has expired. Please ask for a new one.');

/**
 * Sets a new password by a mailed link. Every session of the account ends, and every link to its address dies.
 * @param ip of the client: its failures are forgotten
 * @throws Problem 401 for a link that is unknown, used, expired or of another purpose; 422 for the password,
 * which leaves the link alive
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPassword,
  ip: string,
): Promise<void> {
  const now = deps.now();
  const linkHash = hashToken(token);
  const link = await findLink(deps.db, linkHash, 'reset', now);
  if (!link) throw deadLink();
  const problem = newPasswordProblem(password);
  if (problem) throw new Problem(422, problem);
  const passwordHash = await hashPassword(password);
  const account = await deps.db.transaction(async (tx) => {
    const owner = await findAccountByEmail(tx, link.email);
    if (!owner || !(await lockAccount(tx, owner.userid))) throw deadLink();
    if (!(await takeLink(tx, linkHash, 'reset', now))) throw deadLink();
    await setPasswordHash(tx, owner.userid, passwordHash);
    await deleteSessionsOf(tx, owner.userid);
    await deleteLinksTo(tx, owner.email);
    return owner;
  });
  await forgetFailures(deps, { usernameKey: account.usernameKey, ip });
}
