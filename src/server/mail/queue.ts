import { randomUUID } from 'node:crypto';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import type { MailPurpose } from '../db/schema.ts';
import { createAppError } from '../app/errors.ts';
import {
  countMailsBetween,
  deleteMail,
  insertMail,
  listMailsToPeople,
  type QueuedMail,
} from '../repositories/mail-queue.ts';
import { getRequestId, getRequestLanguage } from '../app/request-context.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { addHours } from '../app/time.ts';

/**
 * Maximum number of mails that may be queued per hour: far beyond normal use, and few enough to be sent after an
 * outage.
 */
export const maxMailsPerHour = 10_000;

/** Mails that anonymous clients can cause. Mails that inform an owner are not limited. */
const bounded: ReadonlySet<MailPurpose> = new Set([
  'signUp',
  'signUpIfNeeded',
  'reset',
  'resetIfNeeded',
  'contact',
  'complaint',
  'complaintReceived',
]);

/** A mail to be queued. Its text is created when it is sent. */
export interface MailRequest {
  readonly purpose: MailPurpose;
  readonly recipient: string;
  /** The contact message in the mail. */
  readonly contactId?: string;
  /** The breach notice in the mail. */
  readonly noticeId?: string;
  /** Earliest time of sending; default now. */
  readonly notBefore?: Date;
  /** An id for a mail that must be queued only once; default random. */
  readonly mailId?: string;
}

const field = 'mail_queue.recipient';

/**
 * Queues a mail. Call `context.mails.wake()` after the commit, to send it immediately.
 * @param tx the transaction of the cause, so that both are committed together
 * @returns false if a mail with the same id is queued
 * @throws AppError 503 `mail-unavailable` if too many mails are queued
 */
export async function enqueueMail(
  { cipher, now }: Pick<Context, 'cipher' | 'now'>,
  tx: Transaction,
  { purpose, recipient, contactId, noticeId, notBefore, mailId = randomUUID() }: MailRequest,
): Promise<boolean> {
  const queuedAt = now();
  if (bounded.has(purpose)) {
    const waiting = await countMailsBetween(tx, addHours(queuedAt, -1), queuedAt, maxMailsPerHour);
    if (waiting >= maxMailsPerHour) throw createAppError('mail-unavailable');
  }
  return insertMail(tx, {
    mailId,
    purpose,
    recipient: cipher.encrypt(field, mailId, recipient),
    contactId: contactId ?? null,
    noticeId: noticeId ?? null,
    requestId: getRequestId(),
    language: getRequestLanguage(),
    queuedAt: notBefore ?? queuedAt,
    nextTryAt: notBefore ?? queuedAt,
    tries: 0,
    state: 'waiting',
    lastError: null,
  });
}

/**
 * Deletes all mails to an address, also failed ones. Addresses are encrypted, so each is decrypted for the comparison.
 */
export async function deleteMailsTo(cipher: FieldCipher, tx: Transaction, address: string): Promise<void> {
  for (const mail of await listMailsToPeople(tx)) {
    if (decryptRecipient({ cipher }, mail) === address) await deleteMail(tx, mail.mailId);
  }
}

export function decryptRecipient(
  { cipher }: Pick<Context, 'cipher'>,
  { mailId, recipient }: Pick<QueuedMail, 'mailId' | 'recipient'>,
): string {
  return cipher.decrypt(field, mailId, recipient);
}
