import { randomUUID } from 'node:crypto';
import type { Context } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { insertEntry } from '../repositories/audit-log.ts';
import { getRequestId } from '../app/request-context.ts';
import { type BudgetedEvent, AuditEventBudgets, type OmittedEvents } from './budgets.ts';

/** Events of the audit log. `refused` is a 403 or 429; events of the admin CLI begin with `desk-`. */
export type AuditEvent =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'reset-asked'
  | 'reset-done'
  | 'password-changed'
  | 'sessions-ended'
  | 'processing-stopped'
  | 'processing-resumed'
  | 'nominee-changed'
  | 'account-made'
  | 'account-removed'
  | 'dormant-account-removed'
  | 'registration-underage'
  | 'exported'
  | 'research-released'
  | 'refused'
  | `${BudgetedEvent}-left-out`
  | 'desk-account-found'
  | 'desk-similar-accounts-listed'
  | 'desk-account-corrected'
  | 'desk-account-kind'
  | 'desk-account-removed'
  | 'desk-sessions-ended'
  | 'desk-link-sent'
  | 'desk-mails-listed'
  | 'desk-mail-requeued'
  | 'desk-nominee-read'
  | 'desk-breach-notified'
  | 'desk-breach-listed'
  | 'desk-complaints-listed'
  | 'desk-complaint-read'
  | 'desk-complaint-closed'
  | 'desk-trail-read'
  | 'desk-understanding-listed';

type Parts = Pick<Context, 'db' | 'cipher' | 'now'>;

/** One set of budgets per database of this process. */
const budgetsByDatabase = new WeakMap<object, AuditEventBudgets>();

/** The account in the audit log: a hash that cannot be reversed without the data key. */
export function hashAccount({ cipher }: Pick<Context, 'cipher'>, userid: number): string {
  return cipher.hash('trail.account', String(userid));
}

/**
 * Adds an event with time and request id, without content and addresses.
 * @param hash `accountHash` of the account; null without one
 * @param db the transaction of the event, so that both are committed together
 */
export async function recordAuditEvent(
  { db: outside, now }: Pick<Context, 'db' | 'now'>,
  event: AuditEvent,
  hash: string | null = null,
  db: Database = outside,
): Promise<void> {
  const entryId = randomUUID();
  await insertEntry(db, { entryId, at: now(), event, accountHash: hash, requestId: getRequestId() });
}

/**
 * Adds an event with an account, or one without an account within the budget of its kind. Never rejects, so that the
 * request does not depend on it.
 * @param userid null if the account is unknown
 */
export async function recordAuditEventIfPossible(
  context: Parts,
  event: BudgetedEvent,
  userid: number | null,
): Promise<void> {
  const { isStored, omitted } = getBudgets(context).spend(event, context.now());
  if (omitted) await recordOmitted(context, omitted).catch(() => {});
  const isAlwaysStored = event === 'login-failed' && userid !== null;
  if (!isStored && !isAlwaysStored) return;
  await recordAuditEvent(context, event, userid === null ? null : hashAccount(context, userid)).catch(
    () => {},
  );
}

/** Adds one entry per kind of event with the number of events that exceeded the budget in past minutes. */
export async function flushOmittedEvents(context: Parts): Promise<void> {
  for (const omitted of getBudgets(context).takeOmitted(context.now())) await recordOmitted(context, omitted);
}

function getBudgets({ db }: Parts): AuditEventBudgets {
  const existing = budgetsByDatabase.get(db) ?? new AuditEventBudgets();
  budgetsByDatabase.set(db, existing);
  return existing;
}

function recordOmitted({ db }: Parts, { event, at, count }: OmittedEvents): Promise<void> {
  return insertEntry(db, { entryId: randomUUID(), at, event: `${event}-left-out`, count });
}
