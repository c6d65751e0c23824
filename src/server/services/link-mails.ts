import { emailProblem, normalEmail } from '#domain/account/rules.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { enqueue } from '../mail/queue.ts';
import { clientKey } from './client-key.ts';
import { throttle } from './throttle.ts';

const perAddress = { max: 3, windowMinutes: 60 };
const perClient = { max: 30, windowMinutes: 60 };

/**
 * Queues the mail with the link that begins an account (`signUp`) or sets a new password (`reset`). Whether the address
 * has an account decides which letter it gets, and is looked up when that is sent: the caller learns nothing of it.
 * Limits count what was queued.
 * @throws AppError 422 for a malformed address, 429 beyond the limits, 503 when no mail can be queued
 */
export async function askForLink(
  context: Context,
  purpose: 'signUp' | 'reset',
  address: string,
  ip: string,
): Promise<void> {
  const reason = emailProblem(address);
  if (reason) throw refuse('email-invalid', { reason });
  const recipient = normalEmail(address);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const store = { ...context, db: tx };
    await throttle(store, `link:ip:${clientKey(ip)}`, perClient, now);
    await throttle(store, `link:email:${recipient}`, perAddress, now);
    await enqueue(context, tx, { purpose, recipient });
  });
  context.mails.wake();
}
