import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { accounts } from '../db/schema.ts';

/** An account that may be dormant. */
export type DormantAccount = Pick<
  typeof accounts.$inferSelect,
  'userid' | 'email' | 'lastLoginAt' | 'dormancyNotices' | 'eraseAt'
>;

const columns = {
  userid: accounts.userid,
  /** Encrypted. */
  email: accounts.email,
  lastLoginAt: accounts.lastLoginAt,
  dormancyNotices: accounts.dormancyNotices,
  eraseAt: accounts.eraseAt,
};

/** Excludes test and demo accounts, and accounts whose data key was lost, which have no address. */
const canBeNotified = and(eq(accounts.kind, 'person'), ne(accounts.email, ''));

/** Finds the dormancy of an account; null if it does not exist or is never deleted automatically. */
export async function findDormancy(db: Database, userid: number): Promise<DormantAccount | null> {
  const [row] = await db
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.userid, userid), canBeNotified));
  return row ?? null;
}

/** Dormant accounts without a notice, longest unused first. */
export function listAccountsWithoutNotice(
  db: Database,
  lastLoginUntil: Date,
  limit: number,
): Promise<DormantAccount[]> {
  return db
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.dormancyNotices, 0), lte(accounts.lastLoginAt, lastLoginUntil), canBeNotified))
    .orderBy(asc(accounts.lastLoginAt))
    .limit(limit);
}

/** Dormant accounts with a number of notices that are due for deletion by a time, earliest first. */
export function listAccountsToErase(
  db: Database,
  notices: number,
  { lastLoginUntil, eraseUntil }: { lastLoginUntil: Date; eraseUntil: Date },
  limit: number,
): Promise<DormantAccount[]> {
  const due = and(
    eq(accounts.dormancyNotices, notices),
    lte(accounts.eraseAt, eraseUntil),
    lte(accounts.lastLoginAt, lastLoginUntil),
  );
  return db
    .select(columns)
    .from(accounts)
    .where(and(due, canBeNotified))
    .orderBy(asc(accounts.eraseAt))
    .limit(limit);
}

/** Records a notice, unless the owner logged in or another process recorded it after `account` was read. */
export async function recordNotice(
  tx: Transaction,
  { userid, lastLoginAt, dormancyNotices: before }: DormantAccount,
  { number, eraseAt }: { number: number; eraseAt: Date },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ dormancyNotices: number, eraseAt })
    .where(
      and(
        eq(accounts.userid, userid),
        eq(accounts.dormancyNotices, before),
        lte(accounts.lastLoginAt, lastLoginAt),
      ),
    );
}

/** Resets dormancy of all accounts, for a restore: a backup lacks later logins. */
export async function resetDormancy(tx: Transaction): Promise<void> {
  await tx.update(accounts).set({ dormancyNotices: 0, eraseAt: null }).where(isNotNull(accounts.eraseAt));
}
