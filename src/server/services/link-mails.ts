import { emailProblem, normalEmail } from '../../domain/account/rules.ts';
import type { Deps } from '../deps.ts';
import { noAccountLetter } from '../mail/letters/no-account.ts';
import { registeredLetter } from '../mail/letters/registered.ts';
import { resetLetter } from '../mail/letters/reset.ts';
import { signUpLetter } from '../mail/letters/sign-up.ts';
import type { Mail } from '../mail/mailer.ts';
import { Problem } from '../problem.ts';
import { findAccountByEmail } from '../repositories/accounts.ts';
import { insertLink, type Purpose } from '../repositories/links.ts';
import { hoursLater } from '../time.ts';
import { clientKey } from './client-key.ts';
import { throttle } from './throttle.ts';
import { hashToken, newToken } from './tokens.ts';

const perAddress = { max: 3, windowMinutes: 60 };
const perClient = { max: 30, windowMinutes: 60 };
const signUpHours = 24;
const resetHours = 1;

/**
 * Mails the link that begins an account; an address that has an account gets a letter that says so.
 * The caller learns nothing of the difference.
 * @throws Problem 422 for a malformed address, 429 beyond the limits, 503 when no mail can be queued
 */
export async function sendSignUpLink(deps: Deps, address: string, ip: string): Promise<void> {
  const email = await allowedAddress(deps, address, ip);
  const isRegistered = (await findAccountByEmail(deps.db, email)) !== null;
  const token = await newLink(deps, isRegistered ? 'none' : 'signUp', email, signUpHours);
  const { publicUrl } = deps.config;
  await mail(deps, isRegistered ? registeredLetter(email, publicUrl) : signUpLetter(email, publicUrl, token));
}

/**
 * Mails the link that sets a new password; an address without an account gets a letter that says so.
 * The caller learns nothing of the difference.
 * @throws Problem as `sendSignUpLink`
 */
export async function sendResetLink(deps: Deps, address: string, ip: string): Promise<void> {
  const email = await allowedAddress(deps, address, ip);
  const isRegistered = (await findAccountByEmail(deps.db, email)) !== null;
  const token = await newLink(deps, isRegistered ? 'reset' : 'none', email, resetHours);
  const { publicUrl } = deps.config;
  await mail(deps, isRegistered ? resetLetter(email, publicUrl, token) : noAccountLetter(email, publicUrl));
}

async function allowedAddress(deps: Deps, address: string, ip: string): Promise<string> {
  const problem = emailProblem(address);
  if (problem) throw new Problem(422, problem);
  const email = normalEmail(address);
  await throttle(deps.db, `link:ip:${clientKey(ip)}`, perClient, deps.now());
  await throttle(deps.db, `link:email:${email}`, perAddress, deps.now());
  return email;
}

async function newLink(deps: Deps, purpose: Purpose, email: string, hours: number): Promise<string> {
  const token = newToken();
  const createdAt = deps.now();
  const expiresAt = hoursLater(createdAt, hours);
  await insertLink(deps.db, { tokenHash: hashToken(token), purpose, email, createdAt, expiresAt });
  return token;
}

/** The cause stays inside: a mail server's words may hold the address. */
async function mail(deps: Deps, letter: Mail): Promise<void> {
  try {
    await deps.mailer.send(letter);
  } catch {
    throw new Problem(503, 'We cannot send mail right now. Please try again in a while.', { retryAfter: 60 });
  }
}
