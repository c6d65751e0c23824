import { emailProblem, normalEmail } from '#domain/account/rules.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import type { Mail } from '../mail/mailer.ts';
import { noAccountLetter } from '../mail/templates/no-account.ts';
import { registeredLetter } from '../mail/templates/registered.ts';
import { resetLetter } from '../mail/templates/reset.ts';
import { signUpLetter } from '../mail/templates/sign-up.ts';
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
 * @throws AppError 422 for a malformed address, 429 beyond the limits, 503 when no mail can be queued
 */
export async function sendSignUpLink(context: Context, address: string, ip: string): Promise<void> {
  const email = await allowedAddress(context, address, ip);
  const isRegistered = (await findAccountByEmail(context.db, email)) !== null;
  const token = await newLink(context, isRegistered ? 'none' : 'signUp', email, signUpHours);
  const { publicUrl } = context.config;
  await mail(
    context,
    isRegistered ? registeredLetter(email, publicUrl) : signUpLetter(email, publicUrl, token),
  );
}

/**
 * Mails the link that sets a new password; an address without an account gets a letter that says so.
 * The caller learns nothing of the difference.
 * @throws AppError as `sendSignUpLink`
 */
export async function sendResetLink(context: Context, address: string, ip: string): Promise<void> {
  const email = await allowedAddress(context, address, ip);
  const isRegistered = (await findAccountByEmail(context.db, email)) !== null;
  const token = await newLink(context, isRegistered ? 'reset' : 'none', email, resetHours);
  const { publicUrl } = context.config;
  await mail(
    context,
    isRegistered ? resetLetter(email, publicUrl, token) : noAccountLetter(email, publicUrl),
  );
}

async function allowedAddress(context: Context, address: string, ip: string): Promise<string> {
  const reason = emailProblem(address);
  if (reason) throw refuse('email-invalid', { reason });
  const email = normalEmail(address);
  await throttle(context.db, `link:ip:${clientKey(ip)}`, perClient, context.now());
  await throttle(context.db, `link:email:${email}`, perAddress, context.now());
  return email;
}

async function newLink(context: Context, purpose: Purpose, email: string, hours: number): Promise<string> {
  const token = newToken();
  const createdAt = context.now();
  const expiresAt = hoursLater(createdAt, hours);
  await insertLink(context.db, { tokenHash: hashToken(token), purpose, email, createdAt, expiresAt });
  return token;
}

/** The cause stays inside: a mail server's words may hold the address. */
async function mail(context: Context, letter: Mail): Promise<void> {
  try {
    await context.mailer.send(letter);
  } catch {
    throw refuse('mail-unavailable');
  }
}
