import { type CreateUser, takenEmail, takenUsername } from '../../contract/bodies.ts';
import {
  confirmProblem,
  emailProblem,
  normalEmail,
  normalUsername,
  usernameKey,
  usernameProblem,
} from '../../domain/account/rules.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { type Account, findAccountByEmail, insertAccount } from '../repositories/accounts.ts';
import { findLink, findSentLink, takeLink } from '../repositories/links.ts';
import { newPasswordProblem } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { newRegistration } from './registration.ts';
import { signUpAgain } from './sign-up-again.ts';
import { hashToken, newBigId } from './tokens.ts';

/**
 * The address a sign-up link was sent to.
 * @throws Problem 401 when the link is missing, unknown, used or expired
 */
export async function whoseLink(deps: Deps, token: string | null): Promise<{ email: string }> {
  const link = token && (await findLink(deps.db, hashToken(token), 'signUp', deps.now()));
  if (!link) throw new Problem(401, 'This link has been used or has expired. Please ask for a new one.');
  return link;
}

const noLink = () =>
  new Problem(
    403,
    'Please use the link in our mail to sign up. You can ask for a new one on the sign-up page.',
  );

/** Demands a sign-up link that is not too old; what a used one is good for, `createUser` says. @throws Problem 403 */
export async function requireSignUpLink(deps: Deps, token: string | null): Promise<void> {
  const link = token && (await findSentLink(deps.db, hashToken(token), 'signUp', deps.now()));
  if (!link) throw noLink();
}

/**
 * Creates an account without a profile. The link is used up by success alone; whoever sends the same once more, for
 * the first answer got lost, is answered the same.
 * @param token of the mailed link; null where none is needed (`SIGNUP=open`)
 * @returns the registration id, or 1 (e-mail taken), or 0 (username taken)
 * @throws Problem 403 for a link that is used, or of another address, 422 for values that break the rules
 */
export async function createUser(deps: Deps, body: CreateUser, token: string | null): Promise<number> {
  const email = normalEmail(body.email);
  const now = deps.now();
  const linkHash = token === null ? null : hashToken(token);
  if (linkHash !== null) {
    const link = await findSentLink(deps.db, linkHash, 'signUp', now);
    if (link?.email !== email) throw noLink();
    if (link.isUsed) return again(await signUpAgain(deps, body, linkHash));
  }
  refuseBadValues(body);
  const account = {
    userid: newBigId(),
    email,
    username: normalUsername(body.username),
    usernameKey: usernameKey(body.username),
    passwordHash: await hashPassword(body.password),
    createdAt: now,
  };
  return deps.db.transaction((tx) => storeAccount(tx, account, linkHash));
}

function again(registrationId: number | null): number {
  if (registrationId === null) throw noLink();
  return registrationId;
}

function refuseBadValues({ email, username, password, confirmPassword }: CreateUser): void {
  const problem =
    emailProblem(email) ??
    usernameProblem(username) ??
    newPasswordProblem(password) ??
    (confirmPassword === undefined ? null : confirmProblem(password, confirmPassword));
  if (problem) throw new Problem(422, problem);
}

async function storeAccount(tx: Database, account: Account, linkHash: string | null): Promise<number> {
  if (!(await insertAccount(tx, account))) {
    return (await findAccountByEmail(tx, account.email)) ? takenEmail : takenUsername;
  }
  if (linkHash !== null && !(await takeLink(tx, linkHash, 'signUp', account.createdAt))) throw noLink();
  return newRegistration(tx, account.userid, account.createdAt);
}
