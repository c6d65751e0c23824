import { randomUUID } from 'node:crypto';
import type { Contact } from '#contract/requests.ts';
import { codePoints, limits } from '#domain/account/limits.ts';
import { contactAgeProblem, emailProblem } from '#domain/account/rules.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { contactLetter } from '../mail/templates/contact.ts';
import { insertContact } from '../repositories/messages.ts';
import { clientKey } from './client-key.ts';
import { throttle } from './throttle.ts';

const perClient = { max: 5, windowMinutes: 60 };

/**
 * Mails a message of the contact form to the support address and stores it. The mail goes first: what could
 * not be sent is not stored either, and the person keeps the text.
 * @throws AppError 422 for values that break the rules, 429 beyond the limit, 503 when no mail can be queued
 */
export async function sendContact(context: Context, body: Contact, ip: string): Promise<void> {
  const contact: Contact = {
    username: body.username.trim(),
    email: body.email.trim(),
    age: body.age,
    gender: body.gender.trim(),
    message: body.message.trim(),
  };
  refuseBadValues(contact);
  await throttle(context.db, `contact:${clientKey(ip)}`, perClient, context.now());
  try {
    await context.mailer.send(contactLetter(context.config.supportEmail, contact));
  } catch {
    throw refuse('message-unsent');
  }
  await insertContact(context.db, { contactId: randomUUID(), ...contact, sentAt: context.now() });
}

function refuseBadValues({ username, email, age, gender, message }: Contact): void {
  if (username === '' || gender === '') throw refuse('field-missing');
  if ([username, gender].some((text) => codePoints(text) > limits.shortText)) {
    throw refuse('text-too-long', { max: limits.shortText });
  }
  if (codePoints(message) > limits.longText) throw refuse('text-too-long', { max: limits.longText });
  const ageReason = contactAgeProblem(age);
  if (ageReason) throw refuse('age-invalid', { reason: ageReason });
  const emailReason = emailProblem(email);
  if (emailReason) throw refuse('email-invalid', { reason: emailReason });
}
