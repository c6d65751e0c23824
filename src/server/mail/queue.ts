import { randomUUID } from 'node:crypto';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import type { MailPurpose } from '../db/schema.ts';
import { refuse } from '../app/errors.ts';
import {
  countMailsSince,
  deleteMail,
  insertMail,
  mailsToPeople,
  type QueuedMail,
} from '../repositories/mail-queue.ts';
import { currentRequestId } from '../app/request-id.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { addHours } from '../app/time.ts';

/** So many mails of one hour may wait. Far beyond a usual hour, and few enough to be sent when the server is back. */
export const mailsOfAnHour = 10_000;

/** Mails that strangers can cause. Those that tell an owner what was done are never turned away. */
const bounded: ReadonlySet<MailPurpose> = new Set([
  'signUp',
  'signUpIfNeeded',
  'reset',
  'resetIfNeeded',
  'contact',
  'complaint',
  'complaintReceived',
]);

/** A mail to be sent: its words are made then. */
export interface MailRequest {
  readonly purpose: MailPurpose;
  /** The address. */
  readonly recipient: string;
  /** The contact message that it brings. */
  readonly contactId?: string;
  /** The breach notice that it brings. */
  readonly noticeId?: string;
  /** When it may be sent at the earliest; now without it. */
  readonly notBefore?: Date;
  /** Where a mail must be in the queue once, an id of its own: a second one is not stored. Random without it. */
  readonly mailId?: string;
}

const field = 'mail_queue.recipient';

/**
 * Puts a mail into the queue. Call `context.mails.wake()` after the commit, so that it goes at once.
 * @param tx of what causes the mail: both happen, or neither
 * @returns false where a mail of the same id is in the queue
 * @throws AppError 503 `mail-unavailable` when too many wait
 */
export async function enqueue(
  { cipher, now }: Pick<Context, 'cipher' | 'now'>,
  tx: Transaction,
  { purpose, recipient, contactId, noticeId, notBefore, mailId = randomUUID() }: MailRequest,
): Promise<boolean> {
  const queuedAt = now();
  if (bounded.has(purpose)) {
    const waiting = await countMailsSince(tx, addHours(queuedAt, -1), mailsOfAnHour);
    if (waiting >= mailsOfAnHour) throw refuse('mail-unavailable');
  }
  return insertMail(tx, {
    mailId,
    purpose,
    recipient: cipher.encrypt(field, mailId, recipient),
    contactId: contactId ?? null,
    noticeId: noticeId ?? null,
    requestId: currentRequestId(),
    queuedAt,
    nextTryAt: notBefore ?? queuedAt,
    tries: 0,
    state: 'waiting',
    lastError: null,
  });
}

/** Deletes every queued mail to an address, dead ones too. Addresses are encrypted, so each is decrypted to compare. */
export async function deleteMailsTo(cipher: FieldCipher, tx: Transaction, address: string): Promise<void> {
  for (const mail of await mailsToPeople(tx)) {
    if (decryptRecipient({ cipher }, mail) === address) await deleteMail(tx, mail.mailId);
  }
}

/** The address of a mail in the queue. */
export function decryptRecipient(
  { cipher }: Pick<Context, 'cipher'>,
  { mailId, recipient }: Pick<QueuedMail, 'mailId' | 'recipient'>,
): string {
  return cipher.decrypt(field, mailId, recipient);
}
