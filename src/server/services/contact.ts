import { randomUUID } from 'node:crypto';
import type { Contact } from '../../contract/bodies.ts';
import { codePoints, limits } from '../../domain/account/limits.ts';
import { contactAgeProblem, emailProblem } from '../../domain/account/rules.ts';
import type { Deps } from '../deps.ts';
import { contactLetter } from '../mail/letters/contact.ts';
import { Problem } from '../problem.ts';
import { insertContact } from '../repositories/messages.ts';
import { clientKey } from './client-key.ts';
import { throttle } from './throttle.ts';

const perClient = { max: 5, windowMinutes: 60 };

/**
 * Mails a message of the contact form to the support address and stores it. The mail goes first: what could
 * not be sent is not stored either, and the person keeps the text.
 * @throws Problem 422 for values that break the rules, 429 beyond the limit, 503 when no mail can be queued
 */
export async function sendContact(deps: Deps, body: Contact, ip: string): Promise<void> {
  const contact: Contact = {
    username: body.username.trim(),
    email: body.email.trim(),
    age: body.age,
    gender: body.gender.trim(),
    message: body.message.trim(),
  };
  const problem = contactProblem(contact);
  if (problem) throw new Problem(422, problem);
  await throttle(deps.db, `contact:${clientKey(ip)}`, perClient, deps.now());
  try {
    await deps.mailer.send(contactLetter(deps.config.supportEmail, contact));
  } catch {
    throw new Problem(503, 'We cannot send your message right now. Please try again in a while.', {
      retryAfter: 60,
    });
  }
  await insertContact(deps.db, { contactId: randomUUID(), ...contact, sentAt: deps.now() });
}

function contactProblem({ username, email, age, gender, message }: Contact): string | null {
  if (username === '' || gender === '') return 'This field is required';
  if ([username, gender].some((text) => codePoints(text) > limits.shortText)) {
    return `Please use at most ${limits.shortText} characters.`;
  }
  if (codePoints(message) > limits.longText) return `Please use at most ${limits.longText} characters.`;
  return contactAgeProblem(age) ?? emailProblem(email);
}
