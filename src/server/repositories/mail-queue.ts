import { and, asc, count, eq, gt, isNotNull, lte, min, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type MailPurpose, mailQueue } from '../db/schema.ts';

export type QueuedMail = typeof mailQueue.$inferSelect;

/** Queues a mail. @returns false if a mail with the same id exists, which is not changed */
export async function insertMail(db: Database, mail: QueuedMail): Promise<boolean> {
  const rows = await db
    .insert(mailQueue)
    .values(mail)
    .onConflictDoNothing()
    .returning({ mailId: mailQueue.mailId });
  return rows.length === 1;
}

/** Ids of all mails of a purpose, also failed ones. */
export async function listMailIds(db: Database, purpose: MailPurpose): Promise<string[]> {
  const rows = await db
    .select({ mailId: mailQueue.mailId })
    .from(mailQueue)
    .where(eq(mailQueue.purpose, purpose));
  return rows.map(({ mailId }) => mailId);
}

/** Finds a mail that waits, or null. */
export async function findWaitingMail(db: Database, mailId: string): Promise<QueuedMail | null> {
  const [mail] = await db
    .select()
    .from(mailQueue)
    .where(and(eq(mailQueue.mailId, mailId), eq(mailQueue.state, 'waiting')));
  return mail ?? null;
}

/** Counts mails queued after one time and until another, up to `atMost`. */
export async function countMailsBetween(
  db: Database,
  after: Date,
  until: Date,
  atMost: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(mailQueue)
    .where(and(gt(mailQueue.queuedAt, after), lte(mailQueue.queuedAt, until)))
    .limit(atMost)
    .as('some');
  const [row] = await db.select({ mails: count() }).from(some);
  return row?.mails ?? 0;
}

/**
 * Leases the mail that is due longest, to one caller among all processes, until `until`.
 * @returns the mail with this try counted; null if none is due
 */
export async function leaseMail(db: Database, now: Date, until: Date): Promise<QueuedMail | null> {
  const due = db
    .select({ mailId: mailQueue.mailId })
    .from(mailQueue)
    .where(and(eq(mailQueue.state, 'waiting'), lte(mailQueue.nextTryAt, now)))
    .orderBy(asc(mailQueue.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mailQueue)
    .set({ tries: sql`${mailQueue.tries} + 1`, nextTryAt: until })
    // A comparison with one row, so that PostgreSQL runs the subquery once.
    .where(eq(mailQueue.mailId, sql`${due}`))
    .returning();
  return mail ?? null;
}

/** Deletes a mail. */
export async function deleteMail(db: Database, mailId: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.mailId, mailId));
}

/** Deletes all mails of a purpose. */
export async function deleteMailsOf(db: Database, purpose: MailPurpose): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.purpose, purpose));
}

/** All mails except contact messages and complaints. */
export function listMailsToPeople(db: Database): Promise<Pick<QueuedMail, 'mailId' | 'recipient'>[]> {
  return db
    .select({ mailId: mailQueue.mailId, recipient: mailQueue.recipient })
    .from(mailQueue)
    .where(notInArray(mailQueue.purpose, ['contact', 'complaint']));
}

/** Only if no other try was started, whose result must not be overwritten. */
const isSameTry = ({ mailId, tries }: QueuedMail) =>
  and(eq(mailQueue.mailId, mailId), eq(mailQueue.tries, tries));

/** Schedules the next try of a mail. */
export async function postponeMail(
  db: Database,
  mail: QueuedMail,
  nextTryAt: Date,
  lastError: string,
): Promise<void> {
  await db.update(mailQueue).set({ nextTryAt, lastError }).where(isSameTry(mail));
}

/** Marks a mail as failed. */
export async function markMailDead(db: Database, mail: QueuedMail, lastError: string): Promise<void> {
  await db.update(mailQueue).set({ state: 'dead', lastError }).where(isSameTry(mail));
}

/** Failed mails, oldest first, with encrypted addresses. */
export async function listDeadMails(db: Database): Promise<QueuedMail[]> {
  return db.select().from(mailQueue).where(eq(mailQueue.state, 'dead')).orderBy(asc(mailQueue.queuedAt));
}

/**
 * Queues a failed mail again, with new tries. The age of its content does not change. @returns false for an unknown id
 */
export async function requeueMail(db: Database, mailId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(mailQueue)
    .set({ state: 'waiting', tries: 0, nextTryAt: now })
    .where(and(eq(mailQueue.mailId, mailId), eq(mailQueue.state, 'dead')))
    .returning();
  return rows.length === 1;
}

/**
 * Schedules postponed mails for an immediate retry, except mails that must not be sent yet.
 * @param soon mails due earlier are skipped, because a worker may have leased them
 * @returns number of rescheduled mails
 */
export async function retryMailsNow(db: Database, now: Date, soon: Date): Promise<number> {
  const rows = await db
    .update(mailQueue)
    .set({ nextTryAt: now })
    .where(and(eq(mailQueue.state, 'waiting'), lte(mailQueue.queuedAt, now), gt(mailQueue.nextTryAt, soon)))
    .returning({ mailId: mailQueue.mailId });
  return rows.length;
}

/** Counts waiting mails by the error of the last try. Mails without a try are not counted. */
export async function countMailsByLastError(
  db: Database,
): Promise<{ lastError: string | null; mails: number }[]> {
  return db
    .select({ lastError: mailQueue.lastError, mails: count() })
    .from(mailQueue)
    .where(and(eq(mailQueue.state, 'waiting'), isNotNull(mailQueue.lastError)))
    .groupBy(mailQueue.lastError);
}

/**
 * Counts mails by state, without those that must not be sent yet. Failed notices to dormant accounts are not counted: their mailboxes often do not exist any more,
 * and the hourly job queues them again.
 */
export async function countMails(db: Database, now: Date): Promise<Record<QueuedMail['state'], number>> {
  const rows = await db
    .select({ state: mailQueue.state, mails: count() })
    .from(mailQueue)
    .where(
      and(lte(mailQueue.queuedAt, now), or(ne(mailQueue.state, 'dead'), ne(mailQueue.purpose, 'dormancy'))),
    )
    .groupBy(mailQueue.state);
  return { waiting: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, mails }) => [state, mails])) };
}

/** When the oldest waiting mail was queued, without those that must not be sent yet; null without one. */
export async function findOldestWaitingMail(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ queuedAt: min(mailQueue.queuedAt) })
    .from(mailQueue)
    .where(and(eq(mailQueue.state, 'waiting'), lte(mailQueue.queuedAt, now)));
  return row?.queuedAt ?? null;
}

/** Deletes all mails except contact messages and complaints. */
export async function deleteMailsToPeople(db: Database): Promise<void> {
  await db.delete(mailQueue).where(notInArray(mailQueue.purpose, ['contact', 'complaint']));
}
