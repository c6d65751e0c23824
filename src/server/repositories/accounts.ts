import { asc, eq, lt } from 'drizzle-orm';
import { usernameKey } from '#domain/account/rules.ts';
import type { Gender } from '#domain/instrument/instrument.ts';
import type { AccountKind } from '../db/account-kinds.ts';
import type { Database, Transaction } from '../db/database.ts';
import { accounts, profiles, registrations } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import {
  type NameKey,
  hashName,
  deleteReservation,
  findReservation,
  insertReservation,
} from './name-reservations.ts';
import { decryptRow, encryptRow } from './encrypted-rows.ts';

/** An account in clear words. */
export interface Account {
  readonly userid: number;
  /** Trimmed and lower-cased. */
  readonly email: string;
  /** As the person wrote it. */
  readonly username: string;
  /** The same, case folded. */
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** What no other account may have: its address and its username. */
export function hashAccountNames(
  cipher: FieldCipher,
  { email, usernameKey: key }: Pick<Account, 'email' | 'usernameKey'>,
): [email: NameKey, username: NameKey] {
  return [hashName(cipher, 'email', email), hashName(cipher, 'username', key)];
}

/** The account of a folded username, or null. */
export function findAccountByUsername(
  db: Database,
  cipher: FieldCipher,
  key: string,
): Promise<Account | null> {
  return findAccountByName(db, cipher, hashName(cipher, 'username', key));
}

/** The account of a normal address, or null. */
export function findAccountByEmail(
  db: Database,
  cipher: FieldCipher,
  email: string,
): Promise<Account | null> {
  return findAccountByName(db, cipher, hashName(cipher, 'email', email));
}

/**
 * Makes the same queries and decryptions whether or not the account exists, so that the time of a login does not tell.
 */
async function findAccountByName(
  db: Database,
  cipher: FieldCipher,
  nameKey: NameKey,
): Promise<Account | null> {
  const reservation = await findReservation(db, nameKey);
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.userid, reservation?.userid ?? dummyUserid));
  const account = decryptAccount(cipher, row ?? dummyRow(cipher));
  return row ? account : null;
}

/** Smaller than every user id, so that no account has it. */
const dummyUserid = 0;

const dummies = new WeakMap<FieldCipher, typeof accounts.$inferSelect>();

/** Takes the place of an account that does not exist; made once for each data key. */
function dummyRow(cipher: FieldCipher): typeof accounts.$inferSelect {
  const cached = dummies.get(cipher);
  if (cached) return cached;
  const row = encryptRow(cipher, 'accounts', {
    userid: dummyUserid,
    email: 'somebody@example.org',
    username: 'somebody_else',
    passwordHash: '',
    createdAt: new Date(0),
    incompleteSince: null,
    kind: 'person' as const,
    lastLoginAt: new Date(0),
    dormancyNotices: 0,
    eraseAt: null,
  });
  dummies.set(cipher, row);
  return row;
}

/** The account of a user id, or null. */
export async function findAccount(
  db: Database,
  cipher: FieldCipher,
  userid: number,
): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.userid, userid));
  return row ? decryptAccount(cipher, row) : null;
}

function decryptAccount(cipher: FieldCipher, row: typeof accounts.$inferSelect): Account {
  const { userid, email, username, passwordHash, createdAt } = decryptRow(cipher, 'accounts', row);
  return { userid, email, username, usernameKey: usernameKey(username), passwordHash, createdAt };
}

/** Is there an account of this user id? */
export async function accountExists(db: Database, userid: number): Promise<boolean> {
  const rows = await db.select({ userid: accounts.userid }).from(accounts).where(eq(accounts.userid, userid));
  return rows.length === 1;
}

/** How many accounts there are. */
export function countAccounts(db: Database): Promise<number> {
  return db.$count(accounts);
}

/** Stores an account that has no profile yet. Its names must be claimed. */
export async function insertAccount(tx: Transaction, cipher: FieldCipher, account: Account): Promise<void> {
  const { usernameKey: _, ...row } = encryptRow(cipher, 'accounts', account);
  const { createdAt } = account;
  await tx.insert(accounts).values({ ...row, incompleteSince: createdAt, lastLoginAt: createdAt });
}

/** Accounts made before a time that have no profile still, at most so many. */
export async function incompleteAccounts(
  db: Database,
  cipher: FieldCipher,
  before: Date,
  limit: number,
): Promise<Account[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(lt(accounts.incompleteSince, before))
    .orderBy(asc(accounts.incompleteSince))
    .limit(limit);
  return rows.map((row) => decryptAccount(cipher, row));
}

/** Puts a new password hash in the old one's place. */
export async function setPasswordHash(db: Database, userid: number, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.userid, userid));
}

/**
 * Puts another normal address in the place of one, and its claim with it; false when somebody else has it. Notices of
 * deletion begin anew: those that were sent went to the former address.
 * @param tx a transaction that holds the account's row
 */
export async function setEmail(
  tx: Transaction,
  cipher: FieldCipher,
  { userid, email: former }: Pick<Account, 'userid' | 'email'>,
  email: string,
  now: Date,
): Promise<boolean> {
  if (email === former) return true;
  const reservation = hashName(cipher, 'email', email);
  if (!(await insertReservation(tx, { ...reservation, userid, reservedAt: now, confirmedAt: now })))
    return false;
  await deleteReservation(tx, hashName(cipher, 'email', former), userid);
  const encrypted = encryptRow(cipher, 'accounts', { userid, email });
  await tx.update(accounts).set({ email: encrypted.email }).where(eq(accounts.userid, userid));
  await setLastLogin(tx, userid, now);
  return true;
}

/**
 * Notes that the owner uses the account: notices of deletion begin anew after another two years.
 * @param tx a transaction that holds the account's row
 */
export async function setLastLogin(tx: Transaction, userid: number, lastLoginAt: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ lastLoginAt, dormancyNotices: 0, eraseAt: null })
    .where(eq(accounts.userid, userid));
}

/** Says whose the account is. */
export async function setAccountKind(db: Database, userid: number, kind: AccountKind): Promise<void> {
  await db.update(accounts).set({ kind }).where(eq(accounts.userid, userid));
}

/** What is known of an account while its row is held. */
export interface LockedAccount {
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
export async function lockAccount(db: Database, userid: number): Promise<LockedAccount | null> {
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
    // Rows that only point at the account need not wait.
    .for('no key update', { of: accounts });
  return row ?? null;
}

/** Deletes the account, and with it profile, registration, sessions, attempts and surveys; its names are free again. */
export async function deleteAccount(db: Database, cipher: FieldCipher, account: Account): Promise<void> {
  const { userid } = account;
  const [registration] = await db.select().from(registrations).where(eq(registrations.userid, userid));
  const nameKey = hashAccountNames(cipher, account);
  if (registration) nameKey.push(hashName(cipher, 'registration', String(registration.registrationId)));
  for (const each of nameKey) await deleteReservation(db, each, userid);
  await db.delete(accounts).where(eq(accounts.userid, userid));
}
