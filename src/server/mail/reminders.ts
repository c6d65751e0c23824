import { getIndianDay } from '#domain/dates/india-day.ts';
import type { Context } from '../app/context.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { deleteMail, findWaitingMail } from '../repositories/mail-queue.ts';
import { enqueueMail } from './queue.ts';

/** The owner of a reminder and the address it goes to. */
interface Recipient {
  readonly userid: number;
  readonly email: string;
}

/** A keyed hash, so that a person has at most one reminder and the queue does not name the account. */
function createReminderId(cipher: FieldCipher, userid: number): string {
  return cipher.hash('mail_queue.reminder', String(userid));
}

/** The day of the waiting reminder of a person, as 2026-12-06; null if there is none. */
export async function findReminderDay(
  db: Database,
  cipher: FieldCipher,
  userid: number,
): Promise<string | null> {
  const mail = await findWaitingMail(db, createReminderId(cipher, userid));
  return mail && getIndianDay(mail.queuedAt);
}

/** Removes the reminder of a person, if there is one. */
export function deleteReminder(db: Database, cipher: FieldCipher, userid: number): Promise<void> {
  return deleteMail(db, createReminderId(cipher, userid));
}

/**
 * Queues a reminder for 10:00 in India, in place of an earlier one.
 * @param on calendar day, as 2026-12-06
 */
export async function queueReminder(
  context: Pick<Context, 'cipher' | 'now'>,
  tx: Transaction,
  { userid, email }: Recipient,
  on: string,
): Promise<void> {
  const { cipher } = context;
  await deleteReminder(tx, cipher, userid);
  await enqueueMail(context, tx, {
    purpose: 'reminder',
    recipient: email,
    mailId: createReminderId(cipher, userid),
    notBefore: new Date(`${on}T10:00:00+05:30`),
  });
}

/** Sends a waiting reminder to the new address of the account. */
export async function setReminderAddress(
  context: Pick<Context, 'cipher' | 'now'>,
  tx: Transaction,
  recipient: Recipient,
): Promise<void> {
  const on = await findReminderDay(tx, context.cipher, recipient.userid);
  if (on !== null) await queueReminder(context, tx, recipient, on);
}
