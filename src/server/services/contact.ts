import { randomUUID } from 'node:crypto';
import type { Contact } from '#contract/requests.ts';
import { codePoints, limits } from '#domain/account/limits.ts';
import { contactAgeProblem, emailProblem } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/visible.ts';
import type { Context } from '../context.ts';
import { AppError, refuse } from '../errors.ts';
import { enqueue } from '../mail/queue.ts';
import { insertContact } from '../repositories/messages.ts';
import { clientKey } from './client-key.ts';
import { throttle } from './throttle.ts';

const perClient = { max: 5, windowMinutes: 60 };

/**
 * Stores a message of the contact form and queues its mail to the support address, both or neither: a message that is
 * refused was not stored, and the person keeps the text.
 * @throws AppError 422 for values that break the rules, 429 beyond the limit, 503 when no mail can be queued
 */
export async function sendContact(context: Context, body: Contact, ip: string): Promise<void> {
  const contact: Contact = {
    username: cleanText(body.username),
    email: cleanText(body.email),
    age: body.age,
    gender: cleanText(body.gender),
    message: cleanText(body.message),
  };
  refuseBadValues(contact);
  const contactId = randomUUID();
  const sentAt = context.now();
  const recipient = context.config.supportEmail;
  try {
    await context.db.transaction(async (tx) => {
      await throttle({ ...context, db: tx }, `contact:${clientKey(ip)}`, perClient, sentAt);
      await insertContact(tx, context.personal, { contactId, ...contact, sentAt });
      await enqueue(context, tx, { purpose: 'contact', recipient, contactId });
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'mail-unavailable' ? refuse('message-unsent') : error;
  }
  context.mails.wake();
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
