import type { ReminderResponse } from '#contract/account-responses.ts';
import type { ReminderBody } from '#contract/reminder-requests.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { isReminderDay } from '#domain/dates/reminder-day.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { deleteReminder, findReminderDay, queueReminder } from '../mail/reminders.ts';
import { findAccount, lockAccount } from '../repositories/accounts.ts';
import { refuseStopped } from './stop-processing.ts';

/** The day of the waiting reminder of a person. */
export async function readReminder({ db, cipher }: Context, userid: number): Promise<ReminderResponse> {
  return { on: await findReminderDay(db, cipher, userid) };
}

/**
 * Sets, moves or removes the reminder of a person.
 * @throws AppError 403 while the account is stopped, 422 for a day that is not from tomorrow to 90 days ahead
 */
export async function changeReminder(context: Context, userid: number, { on }: ReminderBody): Promise<void> {
  const { db, cipher, now } = context;
  if (on !== null && !isReminderDay(on, getIndianDay(now()))) throw createAppError('reminder-day-invalid');
  await db.transaction(async (tx) => {
    const account = (await lockAccount(tx, userid)) && (await findAccount(tx, cipher, userid));
    if (!account) throw createAppError('session-missing');
    if (on === null) return deleteReminder(tx, cipher, userid);
    await refuseStopped(tx, userid);
    await queueReminder(context, tx, account, on);
  });
}
