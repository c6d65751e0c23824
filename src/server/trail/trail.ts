import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { insertEntry } from '../repositories/trail.ts';
import { currentRequestId } from '../request-id.ts';
import { minute } from '../time.ts';

/** What the trail tells. A refusal is a 403 or a 429; what a desk does begins with `desk-`. */
export type TrailEvent =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'reset-asked'
  | 'reset-done'
  | 'password-changed'
  | 'sessions-ended'
  | 'account-made'
  | 'account-removed'
  | 'dormant-account-removed'
  | 'registration-underage'
  | 'exported'
  | 'research-released'
  | 'refused'
  | 'desk-account-found'
  | 'desk-account-corrected'
  | 'desk-account-kind'
  | 'desk-account-removed'
  | 'desk-sessions-ended'
  | 'desk-link-sent'
  | 'desk-mails-listed'
  | 'desk-mail-requeued'
  | 'desk-complaints-listed'
  | 'desk-complaint-read'
  | 'desk-complaint-closed'
  | 'desk-trail-read';

type Parts = Pick<Context, 'db' | 'personal' | 'now'>;

/** So many events that nothing else depends on are kept a minute, in each process: a flood must not fill the disk. */
const possibleAMinute = 600;
let counted = { minute: 0, events: 0 };

/** Under what an account stands in the trail: nobody without the data key can tell whose it is. */
export function accountHash({ personal }: Pick<Context, 'personal'>, userid: number): string {
  return personal.keyed('trail.account', String(userid));
}

/**
 * Adds an event to the trail, with time and request. No content, no address of any kind.
 * @param hash `accountHash` of the account; null where nobody is named
 * @param db the transaction of what happens, so that both stand or neither
 */
export async function record(
  { db: outside, now }: Pick<Context, 'db' | 'now'>,
  event: TrailEvent,
  hash: string | null = null,
  db: Database = outside,
): Promise<void> {
  const entryId = randomUUID();
  await insertEntry(db, { entryId, at: now(), event, accountHash: hash, requestId: currentRequestId() });
}

/** The same where there is no transaction, and where the call must not fail for it. Never rejects. */
export async function recordIfPossible(
  context: Parts,
  event: TrailEvent,
  userid: number | null,
): Promise<void> {
  const thisMinute = Math.floor(context.now().getTime() / minute);
  if (counted.minute !== thisMinute) counted = { minute: thisMinute, events: 0 };
  counted.events += 1;
  if (counted.events > possibleAMinute) return;
  await record(context, event, userid === null ? null : accountHash(context, userid)).catch(() => {});
}
