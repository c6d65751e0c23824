import { randomBytes } from 'node:crypto';
import type { SubmissionKey } from '#contract/responses.ts';
import { parseBase64url, toBase64url } from '#contract/encryption/base64url.ts';
import type { ServerKeyPair } from '#contract/encryption/decrypt.ts';
import type { Database } from '../db/database.ts';
import {
  findCurrentSubmissionKey,
  findSubmissionKeyForShare,
  lockSubmissionKeys,
  replaceCurrentSubmissionKey,
  type StoredSubmissionKey,
} from '../repositories/submission-keys.ts';
import { addDays } from '../app/time.ts';
import { type DataKey, createKeyPair, getPublicPoint, unwrapPrivateKey, wrapPrivateKey } from './data-key.ts';

/** Maximum age of a key pair before it is replaced. */
const daysInUse = 30;

/** Key pairs for queued submissions, shared by all processes of a database. */
export interface SubmissionKeyring {
  /** The current public key. */
  current(): Promise<SubmissionKey>;
  /** Finds the key pair of an id, also a retired one, and locks it until `tx` ends; null if it does not exist. */
  opener(tx: Database, keyId: string): Promise<ServerKeyPair | null>;
  /** Replaces the current key pair if it is too old. */
  rotate(): Promise<void>;
}

/**
 * The current public key is cached until the next `rotate`. Private keys are not cached, so that a deleted key cannot
 * be used.
 */
export function createSubmissionKeyring(db: Database, dataKey: DataKey, now: () => Date): SubmissionKeyring {
  let current: StoredSubmissionKey | null = null;

  async function rotate(): Promise<void> {
    current = await db.transaction((tx) => inUse(tx, dataKey, now()));
  }

  return {
    async current() {
      if (!current || isDone(current, now())) await rotate();
      const { keyId, publicKey } = current as StoredSubmissionKey;
      return { keyId, publicKey };
    },
    async opener(tx, keyId) {
      const stored = await findSubmissionKeyForShare(tx, keyId);
      if (!stored) return null;
      const privateKey = await unwrapPrivateKey(dataKey, keyId, stored.wrappedKey);
      return { privateKey, publicKey: parseBase64url(stored.publicKey) ?? new Uint8Array() };
    },
    rotate,
  };
}

/** The current key pair; creates a new one if it is missing or too old. An advisory lock lets one process create it. */
async function inUse(tx: Database, dataKey: DataKey, now: Date): Promise<StoredSubmissionKey> {
  await lockSubmissionKeys(tx);
  const stored = await findCurrentSubmissionKey(tx);
  if (stored && !isDone(stored, now)) return stored;
  const keyId = randomBytes(12).toString('base64url');
  const pair = await createKeyPair();
  const created = {
    keyId,
    publicKey: toBase64url(await getPublicPoint(pair.publicKey)),
    wrappedKey: await wrapPrivateKey(dataKey, keyId, pair.privateKey),
    madeAt: now,
  };
  await replaceCurrentSubmissionKey(tx, created);
  return { ...created, retiredAt: null };
}

function isDone({ madeAt }: StoredSubmissionKey, now: Date): boolean {
  return addDays(madeAt, daysInUse) <= now;
}
