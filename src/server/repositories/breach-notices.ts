import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { BreachNotice } from '../db/message-tables.ts';
import { accounts, breachNotices, breachRecipients, mailQueue } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { decryptRow } from './encrypted-rows.ts';

export type StoredNotice = typeof breachNotices.$inferSelect;

/** An account that a notice is sent to. */
export interface Recipient {
  readonly userid: number;
  readonly email: string;
}

/** Stores a notice. @returns false where it is stored already */
export async function insertNotice(tx: Transaction, notice: StoredNotice): Promise<boolean> {
  const rows = await tx
    .insert(breachNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ noticeId: breachNotices.noticeId });
  return rows.length === 1;
}

/** The content of a notice; null for an unknown id. */
export async function findNotice(db: Database, noticeId: string): Promise<BreachNotice | null> {
  const [row] = await db.select().from(breachNotices).where(eq(breachNotices.noticeId, noticeId));
  return row?.content ?? null;
}

/** The accounts after a user id, in the order of user ids. @param limit accounts of one page */
export async function accountsAfter(
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

/** Adds recipients, those that exist still. @returns the user ids that were not recipients before */
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

/** The notices that a person has not acknowledged, the newest first. */
export async function openNotices(db: Database, userid: number): Promise<StoredNotice[]> {
  const rows = await db
    .select({ notice: breachNotices })
    .from(breachRecipients)
    .innerJoin(breachNotices, eq(breachNotices.noticeId, breachRecipients.noticeId))
    .where(and(eq(breachRecipients.userid, userid), isNull(breachRecipients.acknowledgedAt)))
    .orderBy(desc(breachNotices.sentAt));
  return rows.map(({ notice }) => notice);
}

/** Stores when a person acknowledged a notice; the first time counts. */
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

/** How far a notice has come. */
export interface NoticeProgress extends Pick<StoredNotice, 'noticeId' | 'sentAt'> {
  readonly recipients: number;
  readonly acknowledged: number;
  /** Mails that wait for the mail server. */
  readonly waiting: number;
  /** Mails that were given up. */
  readonly dead: number;
}

/** How far every notice has come, the newest first. */
export async function noticesProgress(db: Database): Promise<NoticeProgress[]> {
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
