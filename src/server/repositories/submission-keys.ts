import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { dataKeys, submissionKeys } from '../db/schema.ts';

export type StoredSubmissionKey = typeof submissionKeys.$inferSelect;

/** An arbitrary number for the advisory lock under which processes create and upgrade keys. */
const keysLock = 7_241_534;
const theOne = 1;

/** Acquires the advisory lock until the transaction ends. */
export async function lockSubmissionKeys(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
}

/**
 * Prevents all processes from reading the data key fingerprint until the transaction ends: the transaction of a killed
 * command can outlive its process lock.
 */
export async function lockDataKeyFingerprint(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${dataKeys} in access exclusive mode`);
}

/** Finds the key pair that is not retired, or null. */
export async function findCurrentSubmissionKey(db: Database): Promise<StoredSubmissionKey | null> {
  const [key] = await db
    .select()
    .from(submissionKeys)
    .where(isNull(submissionKeys.retiredAt))
    .orderBy(desc(submissionKeys.madeAt))
    .limit(1);
  return key ?? null;
}

/**
 * Finds a key pair by id, also a retired one, or null. A shared lock prevents its deletion, but not its retirement,
 * until the transaction ends.
 */
export async function findSubmissionKeyForShare(
  tx: Database,
  keyId: string,
): Promise<StoredSubmissionKey | null> {
  const [key] = await tx
    .select()
    .from(submissionKeys)
    .where(eq(submissionKeys.keyId, keyId))
    .for('key share');
  return key ?? null;
}

export async function listSubmissionKeys(db: Database): Promise<StoredSubmissionKey[]> {
  return db.select().from(submissionKeys);
}

/** Retires the current key pair and stores its successor. */
export async function replaceCurrentSubmissionKey(
  db: Database,
  successor: Omit<StoredSubmissionKey, 'retiredAt'>,
): Promise<void> {
  await db
    .update(submissionKeys)
    .set({ retiredAt: successor.madeAt })
    .where(isNull(submissionKeys.retiredAt));
  await db.insert(submissionKeys).values(successor);
}

/** Stores a rewrapped private key. */
export async function setWrappedKey(db: Database, keyId: string, wrappedKey: string): Promise<void> {
  await db.update(submissionKeys).set({ wrappedKey }).where(eq(submissionKeys.keyId, keyId));
}

/** Deletes all key pairs and the data key fingerprint. */
export async function deleteAllKeyRecords(db: Database): Promise<void> {
  await db.delete(submissionKeys);
  await db.delete(dataKeys);
}

/** The fingerprint of the data key; null before the first start. */
export async function readDataKeyFingerprint(db: Database): Promise<string | null> {
  const [row] = await db.select().from(dataKeys);
  return row?.fingerprint ?? null;
}

/** Stores a fingerprint, if there is none. The first of several processes wins. */
export async function insertDataKeyFingerprint(db: Database, fingerprint: string): Promise<void> {
  await db.insert(dataKeys).values({ number: theOne, fingerprint }).onConflictDoNothing();
}

/** Whether all names of older versions are encrypted. */
export async function areNamesEncrypted(db: Database): Promise<boolean> {
  const [row] = await db.select().from(dataKeys);
  return Boolean(row?.namesEncryptedAt);
}

/** Records that all names are encrypted. */
export async function setNamesEncrypted(db: Database, namesEncryptedAt: Date): Promise<void> {
  await db.update(dataKeys).set({ namesEncryptedAt });
}

/** Whether the canonical names of all accounts of older versions are reserved. */
export async function areNamesCanonical(db: Database): Promise<boolean> {
  const [row] = await db.select().from(dataKeys);
  return Boolean(row?.namesCanonicalAt);
}

/** Records that the canonical names of all accounts are reserved; null lets the next start reserve them. */
export async function setNamesCanonical(db: Database, namesCanonicalAt: Date | null): Promise<void> {
  await db.update(dataKeys).set({ namesCanonicalAt });
}

/** Replaces the fingerprint. */
export async function setDataKeyFingerprint(db: Database, fingerprint: string): Promise<void> {
  await db.update(dataKeys).set({ fingerprint });
}
