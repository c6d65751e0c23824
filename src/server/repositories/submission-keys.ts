import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { dataKeys, submissionKeys } from '../db/schema.ts';

export type StoredSubmissionKey = typeof submissionKeys.$inferSelect;

/** Any fixed number: processes that start together take turns at making and upgrading keys. */
const keysLock = 7_241_534;
const theOne = 1;

/** Waits for its turn, which lasts until the transaction ends. */
export async function lockSubmissionKeys(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
}

/**
 * Keeps every other process from reading which data key is in force, until the transaction ends: the transaction of a
 * command that was killed can outlive the command's process lock.
 */
export async function lockDataKey(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${dataKeys} in access exclusive mode`);
}

/** The key that is not retired, or null. */
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
 * A key by its id, retired or not, or null. It cannot be deleted before the transaction ends; it can be retired, and any
 * number of transactions hold it at once.
 */
export async function lockSubmissionKey(tx: Database, keyId: string): Promise<StoredSubmissionKey | null> {
  const [key] = await tx
    .select()
    .from(submissionKeys)
    .where(eq(submissionKeys.keyId, keyId))
    .for('key share');
  return key ?? null;
}

/** Every key. */
export async function listSubmissionKeys(db: Database): Promise<StoredSubmissionKey[]> {
  return db.select().from(submissionKeys);
}

/** Retires what is current and stores its successor. */
export async function replaceSubmissionKey(
  db: Database,
  successor: Omit<StoredSubmissionKey, 'retiredAt'>,
): Promise<void> {
  await db
    .update(submissionKeys)
    .set({ retiredAt: successor.madeAt })
    .where(isNull(submissionKeys.retiredAt));
  await db.insert(submissionKeys).values(successor);
}

/** Stores a private key that was wrapped anew. */
export async function setWrappedKey(db: Database, keyId: string, wrappedKey: string): Promise<void> {
  await db.update(submissionKeys).set({ wrappedKey }).where(eq(submissionKeys.keyId, keyId));
}

/** Deletes every key, and which data key wrapped them. */
export async function deleteSubmissionKeys(db: Database): Promise<void> {
  await db.delete(submissionKeys);
  await db.delete(dataKeys);
}

/** The fingerprint of the data key that wraps the private keys; null before the first start. */
export async function dataKeyFingerprint(db: Database): Promise<string | null> {
  const [row] = await db.select().from(dataKeys);
  return row?.fingerprint ?? null;
}

/** Stores a fingerprint where there is none. Of several processes the first one's stays. */
export async function insertDataKeyFingerprint(db: Database, fingerprint: string): Promise<void> {
  await db.insert(dataKeys).values({ number: theOne, fingerprint }).onConflictDoNothing();
}

/** Does no name of an older version stand here in clear words? */
export async function areNamesEncrypted(db: Database): Promise<boolean> {
  const [row] = await db.select().from(dataKeys);
  return Boolean(row?.namesEncryptedAt);
}

/** From now on every name is encrypted. */
export async function setNamesEncrypted(db: Database, namesEncryptedAt: Date): Promise<void> {
  await db.update(dataKeys).set({ namesEncryptedAt });
}

/** Puts another fingerprint in the place of the one that is there. */
export async function setDataKeyFingerprint(db: Database, fingerprint: string): Promise<void> {
  await db.update(dataKeys).set({ fingerprint });
}
