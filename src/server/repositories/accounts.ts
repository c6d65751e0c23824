import { asc, eq, gt, lt } from 'drizzle-orm';
import { usernameKey } from '#domain/account/username.ts';
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
import { canonicalizeEmail, listEmailKeys, listUsernameKeys } from './name-keys.ts';
import { decryptRow, encryptRow } from './encrypted-rows.ts';

/** A decrypted account. */
export interface Account {
  readonly userid: number;
  /** In canonical form; trimmed and lower-cased if an earlier version stored it. */
  readonly email: string;
  /** As typed. */
  readonly username: string;
  /** The key by which the username is unique. */
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
  /** Language of the app and of mails; null for the language of the source. */
  readonly language: string | null;
}

/** Hashes of the canonical address and username, which are unique. */
export function hashAccountNames(
  cipher: FieldCipher,
  { email, username }: Pick<Account, 'email' | 'username'>,
): [email: NameKey, username: NameKey] {
  return [
    hashName(cipher, 'email', canonicalizeEmail(email)),
    hashName(cipher, 'username', usernameKey(username)),
  ];
}

/** Hashes of all keys that an account may have reserved, also in earlier versions. */
function hashAllAccountNames(
  cipher: FieldCipher,
  { email, username }: Pick<Account, 'email' | 'username'>,
): NameKey[] {
  return [...hashEmailKeys(cipher, email), ...hashUsernameKeys(cipher, username)];
}

const hashEmailKeys = (cipher: FieldCipher, email: string) =>
  listEmailKeys(email).map((key) => hashName(cipher, 'email', key));
const hashUsernameKeys = (cipher: FieldCipher, username: string) =>
  listUsernameKeys(username).map((key) => hashName(cipher, 'username', key));

/** Finds the account of a username as typed, or null. */
export function findAccountByUsername(
  db: Database,
  cipher: FieldCipher,
  username: string,
): Promise<Account | null> {
  return findAccountByName(db, cipher, hashUsernameKeys(cipher, username));
}

/** Finds the account of an address, or null. */
export function findAccountByEmail(
  db: Database,
  cipher: FieldCipher,
  email: string,
): Promise<Account | null> {
  return findAccountByName(db, cipher, hashEmailKeys(cipher, email));
}

/**
 * Runs the same queries and decryptions whether or not the account exists, so that the time of a login does not reveal
 * it. Their number depends only on the typed name.
 * @param nameKeys the first that is reserved counts
 */
async function findAccountByName(
  db: Database,
  cipher: FieldCipher,
  nameKeys: readonly NameKey[],
): Promise<Account | null> {
  const reservations = await Promise.all(nameKeys.map((nameKey) => findReservation(db, nameKey)));
  const reservation = reservations.find((one) => one !== null);
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.userid, reservation?.userid ?? dummyUserid));
  const account = decryptAccount(cipher, row ?? dummyRow(cipher));
  return row ? account : null;
}

/** Below every user id. */
const dummyUserid = 0;

const dummies = new WeakMap<FieldCipher, typeof accounts.$inferSelect>();

/** Replaces a missing account; created once per data key. */
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
    language: null,
  });
  dummies.set(cipher, row);
  return row;
}

/** Finds the account of a user id, or null. */
export async function findAccount(
  db: Database,
  cipher: FieldCipher,
  userid: number,
): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.userid, userid));
  return row ? decryptAccount(cipher, row) : null;
}

function decryptAccount(cipher: FieldCipher, row: typeof accounts.$inferSelect): Account {
  const { userid, email, username, passwordHash, createdAt, language } = decryptRow(cipher, 'accounts', row);
  return { userid, email, username, usernameKey: usernameKey(username), passwordHash, createdAt, language };
}

export async function hasAccount(db: Database, userid: number): Promise<boolean> {
  const rows = await db.select({ userid: accounts.userid }).from(accounts).where(eq(accounts.userid, userid));
  return rows.length === 1;
}

export function countAccounts(db: Database): Promise<number> {
  return db.$count(accounts);
}

/** Stores an account without a profile. Its names must be reserved. */
export async function insertAccount(tx: Transaction, cipher: FieldCipher, account: Account): Promise<void> {
  const { usernameKey: _, ...row } = encryptRow(cipher, 'accounts', account);
  const { createdAt } = account;
  await tx.insert(accounts).values({ ...row, incompleteSince: createdAt, lastLoginAt: createdAt });
}

/** Accounts in the order of their ids, up to a limit. @param after the last id of the previous page; 0 for the first */
export async function listAccountsFrom(
  db: Database,
  cipher: FieldCipher,
  after: number,
  limit: number,
): Promise<Account[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(gt(accounts.userid, after))
    .orderBy(asc(accounts.userid))
    .limit(limit);
  return rows.map((row) => decryptAccount(cipher, row));
}

/** Accounts created before a time that have no profile, up to a limit. */
export async function listIncompleteAccounts(
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

export async function setPasswordHash(db: Database, userid: number, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.userid, userid));
}

/**
 * Replaces the normalized address and its reservation, and resets dormancy, since notices went to the former address;
 * false if the address is in use.
 * @param tx a transaction with the account row locked
 */
export async function setEmail(
  tx: Transaction,
  cipher: FieldCipher,
  { userid, email: former }: Pick<Account, 'userid' | 'email'>,
  email: string,
  now: Date,
): Promise<boolean> {
  if (email === former) return true;
  const reservation = hashName(cipher, 'email', canonicalizeEmail(email));
  const formerReservations = hashEmailKeys(cipher, former);
  const isOwn = (await findReservation(tx, reservation))?.userid === userid;
  if (!isOwn && !(await insertReservation(tx, { ...reservation, userid, reservedAt: now, confirmedAt: now })))
    return false;
  for (const each of formerReservations)
    if (each.keyHash !== reservation.keyHash) await deleteReservation(tx, each, userid);
  const encrypted = encryptRow(cipher, 'accounts', { userid, email });
  await tx.update(accounts).set({ email: encrypted.email }).where(eq(accounts.userid, userid));
  await setLastLogin(tx, userid, now);
  return true;
}

/**
 * Stores the last login and resets dormancy.
 * @param tx a transaction with the account row locked
 */
export async function setLastLogin(tx: Transaction, userid: number, lastLoginAt: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ lastLoginAt, dormancyNotices: 0, eraseAt: null })
    .where(eq(accounts.userid, userid));
}

/** The chosen language of an account; null if none was chosen. */
export async function findLanguage(db: Database, userid: number): Promise<string | null> {
  const [row] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.userid, userid));
  return row?.language ?? null;
}

export async function setLanguage(db: Database, userid: number, language: string): Promise<void> {
  await db.update(accounts).set({ language }).where(eq(accounts.userid, userid));
}

export async function setAccountKind(db: Database, userid: number, kind: AccountKind): Promise<void> {
  await db.update(accounts).set({ kind }).where(eq(accounts.userid, userid));
}

/** An account with its row locked. */
export interface LockedAccount {
  readonly passwordHash: string;
  readonly createdAt: Date;
  /** Age, time of registration and demographics of the profile; null without one. */
  readonly age: number | null;
  readonly registeredAt: Date | null;
  readonly gender: Gender | null;
  readonly education: number | null;
}

/**
 * Locks the account row until the transaction ends, so that logins, submissions, consents, password changes and the
 * deletion of the account are serialized. Lock it before any other row of the account, to prevent deadlocks.
 * @returns null if the account does not exist
 */
export async function lockAccount(db: Database, userid: number): Promise<LockedAccount | null> {
  const [row] = await db
    .select({
      passwordHash: accounts.passwordHash,
      createdAt: accounts.createdAt,
      age: profiles.age,
      registeredAt: profiles.registeredAt,
      gender: profiles.gender,
      education: profiles.education,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.userid, accounts.userid))
    .where(eq(accounts.userid, userid))
    // Does not block inserts that reference the account.
    .for('no key update', { of: accounts });
  return row ? { ...row, gender: row.gender || null } : null;
}

/** Deletes the account with its profile, registration, sessions, attempts and surveys, and frees its names. */
export async function deleteAccount(db: Database, cipher: FieldCipher, account: Account): Promise<void> {
  const { userid } = account;
  const [registration] = await db.select().from(registrations).where(eq(registrations.userid, userid));
  const nameKey = hashAllAccountNames(cipher, account);
  if (registration) nameKey.push(hashName(cipher, 'registration', String(registration.registrationId)));
  for (const each of nameKey) await deleteReservation(db, each, userid);
  await db.delete(accounts).where(eq(accounts.userid, userid));
}
