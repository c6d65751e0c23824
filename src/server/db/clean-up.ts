import { and, eq, lt, or } from 'drizzle-orm';
import { deleteAccount, listIncompleteAccounts, lockAccount } from '../repositories/accounts.ts';
import { deleteExpiredRegistrations } from '../repositories/registrations.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { addDays } from '../app/time.ts';
import type { Database } from './database.ts';
import {
  contacts,
  links,
  mailQueue,
  removals,
  submissionKeys,
  sessions,
  throttles,
  auditLog,
  understandingCounts,
} from './schema.ts';

interface Store {
  readonly db: Database;
  readonly cipher: FieldCipher;
}

const batchSize = 500;

/**
 * Deletes expired rows: sessions, links and registration ids, accounts incomplete for 7 days, contact messages and
 * removals after a year, complaints a year after they were closed, rate limits of the day before, answers about
 * result pages after a year, and submission keys 90 days after they were replaced. Failed mails are deleted after 30 days, the audit log after a year and a day,
 * because its trigger uses the clock of the database.
 */
export async function cleanUp({ db, cipher }: Store, now: Date): Promise<void> {
  const subtractDays = (days: number) => addDays(now, -days);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(links).where(lt(links.expiresAt, now));
  await deleteExpiredRegistrations(db, cipher, now);
  await deleteIncomplete({ db, cipher }, subtractDays(7));
  const yearAgo = subtractDays(365);
  // Open complaints have no `closedAt` and are never deleted.
  const isOver = or(eq(contacts.kind, 'message'), lt(contacts.closedAt, yearAgo));
  await db.delete(contacts).where(and(lt(contacts.sentAt, yearAgo), isOver));
  await db.delete(removals).where(lt(removals.removedAt, subtractDays(365)));
  await db.delete(submissionKeys).where(lt(submissionKeys.retiredAt, subtractDays(90)));
  await db.delete(mailQueue).where(lt(mailQueue.queuedAt, subtractDays(30)));
  await db.delete(auditLog).where(lt(auditLog.at, subtractDays(366)));
  await db.delete(understandingCounts).where(lt(understandingCounts.day, getIndianDay(yearAgo)));
  await db.delete(throttles).where(lt(throttles.windowStart, subtractDays(1)));
}

/** One by one with a lock, because the account may be completed at the same time. */
async function deleteIncomplete({ db, cipher }: Store, before: Date): Promise<void> {
  for (;;) {
    const left = await listIncompleteAccounts(db, cipher, before, batchSize);
    for (const account of left) {
      await db.transaction(async (tx) => {
        const lockedAccount = await lockAccount(tx, account.userid);
        if (lockedAccount && !lockedAccount.registeredAt) await deleteAccount(tx, cipher, account);
      });
    }
    if (left.length < batchSize) return;
  }
}
