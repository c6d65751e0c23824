import { randomUUID } from 'node:crypto';
import type { Contact } from '#contract/requests.ts';
import type { ComplaintReceipt } from '#contract/responses.ts';
import { countCodePoints, limits } from '#domain/account/limits.ts';
import { isUnderage, validateContactAge } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, createAppError } from '../app/errors.ts';
import { enqueueMail } from '../mail/queue.ts';
import { hashContactEmail } from '../repositories/contact-email-hashes.ts';
import { insertContact } from '../repositories/messages.ts';
import { createComplaintReceipt } from './complaints.ts';
import { canonicalizeEmail } from '../repositories/name-keys.ts';
import { removeSubaddress } from './mailbox.ts';
import { refuseBadEmail } from './refuse-bad-email.ts';
import { rateLimits } from './rate-limits.ts';
import { throttle, throttleClient } from './throttle.ts';

/**
 * Stores a contact message and queues its mail to the support address, in one transaction. A complaint goes to the
 * grievance officer, and its sender gets a confirmation.
 * @returns the receipt of a complaint; null for a message
 * @throws AppError 422 for invalid values, 429 beyond the limit, 503 if no mail can be queued
 */
export async function storeContactMessage(
  context: Context,
  body: Contact,
  ip: string,
): Promise<ComplaintReceipt | null> {
  const { kind = 'message' } = body;
  const contact = {
    username: cleanText(body.username),
    email: cleanText(body.email),
    age: body.age,
    gender: cleanText(body.gender),
    message: cleanText(body.message),
  };
  refuseBadValues({ ...contact, kind });
  const contactId = randomUUID();
  const sentAt = context.now();
  const emailKey = hashContactEmail(context.cipher, contact.email);
  const receipt = kind === 'complaint' ? createComplaintReceipt(sentAt) : null;
  try {
    await context.db.transaction(async (tx) => {
      await throttleClient({ ...context, db: tx }, 'contact', ip, rateLimits.contactPerClient, sentAt);
      await insertContact(tx, context.cipher, {
        contactId,
        ...contact,
        sentAt,
        kind,
        emailKey,
        ...receipt,
      });
      if (receipt) {
        await enqueueMail(context, tx, {
          purpose: 'complaint',
          recipient: context.settings.grievance.email,
          contactId,
        });
        if (await mayConfirm(context, tx, contact.email, sentAt))
          await enqueueMail(context, tx, {
            purpose: 'complaintReceived',
            recipient: contact.email,
            contactId,
          });
      } else {
        await enqueueMail(context, tx, {
          purpose: 'contact',
          recipient: context.config.supportEmail,
          contactId,
        });
      }
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'mail-unavailable'
      ? createAppError('message-unsent')
      : error;
  }
  context.mails.wake();
  return receipt && { reference: receipt.reference, dueAt: receipt.dueAt.toISOString() };
}

/**
 * Whether a mailbox may get another confirmation. The complaint is stored anyway, and the screen displays its
 * reference.
 */
async function mayConfirm(context: Context, tx: Transaction, email: string, now: Date): Promise<boolean> {
  try {
    await throttle(
      { ...context, db: tx },
      `complaint:mailbox:${removeSubaddress(canonicalizeEmail(email))}`,
      rateLimits.confirmationsPerMailbox,
      now,
    );
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function refuseBadValues({ username, email, age, gender, message, kind }: Contact): void {
  if (username === '' || gender === '') throw createAppError('field-missing');
  if (kind === 'complaint' && message === '') throw createAppError('field-missing');
  if ([username, gender].some((text) => countCodePoints(text) > limits.shortText)) {
    throw createAppError('text-too-long', { max: limits.shortText });
  }
  if (countCodePoints(message) > limits.longText)
    throw createAppError('text-too-long', { max: limits.longText });
  if (validateContactAge(age) !== null)
    throw createAppError('age-invalid', { problem: isUnderage(age) ? 'contactUnder' : 'contactInvalid' });
  refuseBadEmail(email);
}
