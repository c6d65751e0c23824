import { eq } from 'drizzle-orm';
import type { Gender } from '#domain/instrument/instrument.ts';
import type { Database } from '../db/database.ts';
import { accounts, profiles } from '../db/schema.ts';

export type Account = typeof accounts.$inferSelect;

/** The account of a folded username, or null. */
export async function findAccountByUsername(db: Database, usernameKey: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.usernameKey, usernameKey));
  return account ?? null;
}

/** The account of a normal address, or null. */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account ?? null;
}

/** The account of a user id, or null. */
export async function findAccount(db: Database, userid: number): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.userid, userid));
  return account ?? null;
}

/** Stores an account; false when its address, username or id is taken. Waits for a rival that is being stored. */
export async function insertAccount(db: Database, account: Account): Promise<boolean> {
  const rows = await db.insert(accounts).values(account).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Puts a new password hash in the old one's place. */
export async function setPasswordHash(db: Database, userid: number, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.userid, userid));
}

/** What is known of an account while its row is held. */
export interface HeldAccount {
  readonly passwordHash: string;
  /** Stated age and time of registration, and further facts of the profile; null without one. */
  readonly age: number | null;
  readonly registeredAt: Date | null;
  readonly gender: Gender | null;
  readonly education: number | null;
}

/**
 * Holds the account's row until the transaction ends, so that its logins, submissions, consents, new passwords and
 * its removal come one after the other. Take it before any other row of the account: whoever waits, waits here.
 * @returns null when the account is gone
 */
export async function lockAccount(db: Database, userid: number): Promise<HeldAccount | null> {
  const [row] = await db
    .select({
      passwordHash: accounts.passwordHash,
      age: profiles.age,
      registeredAt: profiles.registeredAt,
      gender: profiles.gender,
      education: profiles.education,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.userid, accounts.userid))
    .where(eq(accounts.userid, userid))
    // Rows that only point at the account, such as a profile being registered, need not wait.
    .for('no key update', { of: accounts });
  return row ?? null;
}

/** How many accounts there are. */
export function countAccounts(db: Database): Promise<number> {
  return db.$count(accounts);
}

/** Deletes the account, and with it profile, registration, sessions, attempts and surveys. */
export async function deleteAccount(db: Database, userid: number): Promise<void> {
  await db.delete(accounts).where(eq(accounts.userid, userid));
}
