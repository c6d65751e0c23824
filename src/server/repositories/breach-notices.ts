import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { BreachNotice } from '../db/message-tables.ts';
import { accounts, breachNotices, breachRecipients, mailQueue } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { decryptRow } from './encrypted-rows.ts';

export type StoredNotice = typeof breachNotices.$inferSelect;

/** An account that receives a notice. */
export interface Recipient {
  readonly userid: number;
  readonly email: string;
}

/** Stores a notice. @returns false if it is stored already */
export async function insertNotice(tx: Transaction, notice: StoredNotice): Promise<boolean> {
  const rows = await tx
    .insert(breachNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ noticeId: breachNotices.noticeId });
  return rows.length === 1;
}

/** Finds the content of a notice; null for an unknown id. */
export async function findNotice(db: Database, noticeId: string): Promise<BreachNotice | null> {
  const [row] = await db.select().from(breachNotices).where(eq(breachNotices.noticeId, noticeId));
  return row?.content ?? null;
}

/** One page of accounts after a user id, ordered by user id. @param limit accounts per page */
export async function listAccountsAfter(
  db: Database,
  cipher: FieldCipher,
  userid: number,
  limit: number,
): Promise<Recipient[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(gt(accounts.userid, userid))
    .orderBy(asc(accounts.userid))
    .limit(limit);
  return rows.map((row) => ({ userid: row.userid, email: decryptRow(cipher, 'accounts', row).email }));
}

/** Adds recipients whose accounts exist. @returns the user ids that were added */
export async function insertRecipients(
  tx: Transaction,
  noticeId: string,
  userids: readonly number[],
): Promise<ReadonlySet<number>> {
  const present = await tx
    .select({ userid: accounts.userid })
    .from(accounts)
    .where(inArray(accounts.userid, [...userids]))
    .for('share');
  if (present.length === 0) return new Set();
  const rows = await tx
    .insert(breachRecipients)
    .values(present.map(({ userid }) => ({ userid, noticeId })))
    .onConflictDoNothing()
    .returning({ userid: breachRecipients.userid });
  return new Set(rows.map(({ userid }) => userid));
}

/** Notices that a person has not confirmed, newest first. */
export async function listUnconfirmedNotices(db: Database, userid: number): Promise<StoredNotice[]> {
  const rows = await db
    .select({ notice: breachNotices })
    .from(breachRecipients)
    .innerJoin(breachNotices, eq(breachNotices.noticeId, breachRecipients.noticeId))
    .where(and(eq(breachRecipients.userid, userid), isNull(breachRecipients.acknowledgedAt)))
    .orderBy(desc(breachNotices.sentAt));
  return rows.map(({ notice }) => notice);
}

/** Stores the first confirmation of a notice. */
export async function acknowledgeNotice(
  db: Database,
  userid: number,
  noticeId: string,
  at: Date,
): Promise<void> {
  await db
    .update(breachRecipients)
    .set({ acknowledgedAt: at })
    .where(
      and(
        eq(breachRecipients.userid, userid),
        eq(breachRecipients.noticeId, noticeId),
        isNull(breachRecipients.acknowledgedAt),
      ),
    );
}

/** Progress of a notice. */
export interface NoticeProgress extends Pick<StoredNotice, 'noticeId' | 'sentAt'> {
  readonly recipients: number;
  readonly acknowledged: number;
  /** Queued mails. */
  readonly waiting: number;
  /** Failed mails. */
  readonly dead: number;
}

/** Progress of all notices, newest first. */
export async function listNoticeProgress(db: Database): Promise<NoticeProgress[]> {
  const notices = await db.select().from(breachNotices).orderBy(desc(breachNotices.sentAt));
  return Promise.all(
    notices.map(async ({ noticeId, sentAt }) => {
      const ofNotice = eq(breachRecipients.noticeId, noticeId);
      const mails = await db
        .select({ state: mailQueue.state, mails: count() })
        .from(mailQueue)
        .where(eq(mailQueue.noticeId, noticeId))
        .groupBy(mailQueue.state);
      return {
        noticeId,
        sentAt,
        recipients: await db.$count(breachRecipients, ofNotice),
        acknowledged: await db.$count(
          breachRecipients,
          and(ofNotice, isNotNull(breachRecipients.acknowledgedAt)),
        ),
        waiting: mails.find(({ state }) => state === 'waiting')?.mails ?? 0,
        dead: mails.find(({ state }) => state === 'dead')?.mails ?? 0,
      };
    }),
  );
}
