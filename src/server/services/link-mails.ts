import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { enqueueMail } from '../mail/queue.ts';
import { linkMailLimitChannel } from '../app/metrics/diagnostics-channels.ts';
import { canonicalizeEmail } from '../repositories/name-keys.ts';
import { removeSubaddress } from './mailbox.ts';
import { refuseBadEmail } from './refuse-bad-email.ts';
import { rateLimits } from './rate-limits.ts';
import { type RateLimitCounter, createClientCounters, throttleAll, throttleClient } from './throttle.ts';

/** The purpose of a link: sign-up or a new password. */
export type LinkPurpose = 'signUp' | 'reset';

const onlyIfNeeded = { signUp: 'signUpIfNeeded', reset: 'resetIfNeeded' } as const;

/**
 * Queues a mail with a link to sign up (`signUp`) or to set a new password (`reset`). Whether the address has an
 * account is looked up when the mail is sent, so that the caller cannot find out.
 *
 * Limits count by purpose, so that one kind of mail cannot use up those of the other, and by address and client
 * together. Beyond them the response is the same, and the mail is sent only if no earlier link works, so that other
 * clients cannot keep the owner from a link. Addresses of one mailbox that differ behind a plus sign share a limit of
 * sign-up mails.
 * @param ip of the client, for the limits
 * @throws AppError 422 for a malformed address, 429 for a client beyond its limit, 503 if no mail can be queued
 */
export async function queueLinkMail(
  context: Context,
  purpose: LinkPurpose,
  address: string,
  ip: string,
): Promise<void> {
  refuseBadEmail(address);
  const recipient = canonicalizeEmail(address);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const store = { ...context, db: tx };
    await throttleClient(store, 'link', ip, rateLimits.linkMailsPerClient, now);
    if (await throttleAll(store, [{ key: 'link:all', limit: rateLimits.linkMails }], now)) {
      linkMailLimitChannel.publish('all');
      throw createAppError('mail-unavailable');
    }
    const isMailboxBeyond = (await throttleAll(store, mailboxCounters(recipient), now)) !== null;
    const isBeyond =
      isMailboxBeyond || (await throttleAll(store, addressCounters(purpose, recipient, ip), now)) !== null;
    if (isBeyond) linkMailLimitChannel.publish('address');
    // Each new subaddress lacks a link, so the condition on links would not limit sign-up mails to the mailbox.
    if (isMailboxBeyond && purpose === 'signUp') return;
    await enqueueMail(context, tx, { purpose: isBeyond ? onlyIfNeeded[purpose] : purpose, recipient });
  });
  context.mails.wake();
}

function addressCounters(purpose: LinkPurpose, recipient: string, ip: string): readonly RateLimitCounter[] {
  return [
    ...createClientCounters(`link:${purpose}:${recipient}`, ip, rateLimits.linkMailsPerAddressAndClient),
    { key: `link:${purpose}:address:${recipient}`, limit: rateLimits.linkMailsPerAddress },
  ];
}

function mailboxCounters(recipient: string): readonly RateLimitCounter[] {
  const mailbox = removeSubaddress(recipient);
  if (mailbox === recipient) return [];
  return [{ key: `link:mailbox:${mailbox}`, limit: rateLimits.linkMailsPerMailbox }];
}
