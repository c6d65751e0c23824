import type { CreateUser } from '#contract/requests.ts';
import type { CreateUserResult } from '#contract/wire/accounts.ts';
import { validatePasswordConfirmation, validateUsername } from '#domain/account/rules.ts';
import { normalizeUsername, usernameKey } from '#domain/account/username.ts';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, type Details, createAppError } from '../app/errors.ts';
import { getRequestLanguage } from '../app/request-context.ts';
import { type Account, insertAccount } from '../repositories/accounts.ts';
import { canonicalizeEmail, formatEmail } from '../repositories/name-keys.ts';
import { findLink, findUnexpiredLink, type LinkId, consumeLink } from '../repositories/links.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { createAccountWithReservedNames } from './reserve-names.ts';
import { refuseBadEmail } from './refuse-bad-email.ts';
import { refuseBadPassword } from './refuse-bad-password.ts';
import { hashPassword } from './passwords.ts';
import { createRegistration } from './registration.ts';
import { repeatSignUpResponse } from './sign-up-again.ts';
import { rateLimits } from './rate-limits.ts';
import { throttle } from './throttle.ts';
import { createRandomId, readLinkToken } from './tokens.ts';
import { refuseUnderageSignUp } from './underage.ts';

/**
 * Finds the address of a sign-up link.
 * @throws AppError 401 if the link is missing, unknown, used or expired
 */
export async function findSignUpLinkAddress(
  context: Context,
  token: string | null,
): Promise<{ email: string }> {
  const link =
    token && (await findLink(context.db, context.cipher, readLinkToken(token), 'signUp', context.now()));
  if (!link) throw createAppError('link-invalid');
  return { email: formatEmail(link.email) };
}

/** Requires a sign-up link that is not expired; `createUser` handles used ones. @throws AppError 403 */
export async function requireSignUpLink(context: Context, token: string | null): Promise<void> {
  const link =
    token &&
    (await findUnexpiredLink(context.db, context.cipher, readLinkToken(token), 'signUp', context.now()));
  if (!link) throw createAppError('sign-up-link-missing');
}

/**
 * Creates an account without a profile. Only a success uses the link; a repeated request gets the same response.
 * @param token of the link; null if none is needed (`SIGNUP=open`)
 * @throws AppError 403 for a used link or one of another address, 422 for invalid values and for a year of birth that
 * means under 18, 429 after ten names with one link
 */
export async function createUser(
  context: Context,
  body: CreateUser,
  token: string | null,
): Promise<CreateUserResult> {
  const email = canonicalizeEmail(body.email);
  const now = context.now();
  const linkId = token === null ? null : readLinkToken(token);
  const link = linkId && (await findUnexpiredLink(context.db, context.cipher, linkId, 'signUp', now));
  if (linkId && (!link || canonicalizeEmail(link.email) !== email))
    throw createAppError('sign-up-link-missing');
  await refuseUnderageSignUp(context, body.birthYear, link && email);
  if (linkId && link?.isUsed) return again(await repeatSignUpResponse(context, body, linkId.tokenHash));
  refuseBadValues(body);
  if (linkId) await limitNames(context, linkId);
  const account = {
    userid: createRandomId(),
    email,
    username: normalizeUsername(body.username),
    usernameKey: usernameKey(body.username),
    passwordHash: await hashPassword(body.password),
    createdAt: now,
    language: getRequestLanguage(),
  };
  return createAccountWithReservedNames(context, account, (tx) => storeAccount(context, tx, account, linkId));
}

/** Each tried name costs a hash, and reveals whether it is in use. */
async function limitNames(context: Context, { tokenHash }: LinkId): Promise<void> {
  try {
    await throttle(context, `create:names:${tokenHash}`, rateLimits.namesPerLink, context.now());
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-tries') throw error;
    const { retryAfter = 60 }: Details = error.details ?? {};
    throw createAppError('link-worn-out', { retryAfter });
  }
}

function again(registrationId: number | null): CreateUserResult {
  if (registrationId === null) throw createAppError('sign-up-link-missing');
  return { kind: 'created', registrationId };
}

function refuseBadValues({ email, username, password, confirmPassword }: CreateUser): void {
  refuseBadEmail(email);
  if (validateUsername(username) !== null)
    throw createAppError('username-invalid', {
      problem: normalizeUsername(username) === '' ? 'missing' : 'length',
    });
  refuseBadPassword(password);
  if (confirmPassword !== undefined && validatePasswordConfirmation(password, confirmPassword) !== null)
    throw createAppError('confirmation-invalid', {
      problem: confirmPassword === '' ? 'missing' : 'different',
    });
}

async function storeAccount(
  context: Context,
  tx: Transaction,
  account: Account,
  linkId: LinkId | null,
): Promise<CreateUserResult> {
  const { cipher } = context;
  const { userid, createdAt } = account;
  await insertAccount(tx, cipher, account);
  if (linkId && !(await consumeLink(tx, linkId, 'signUp', createdAt)))
    throw createAppError('sign-up-link-missing');
  await recordAuditEvent(context, 'account-made', hashAccount(context, userid), tx);
  return { kind: 'created', registrationId: await createRegistration(tx, cipher, userid, createdAt) };
}
