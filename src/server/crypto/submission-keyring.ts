import { randomBytes } from 'node:crypto';
import type { SubmissionKey } from '#contract/responses.ts';
import { fromBase64url, toBase64url } from '#contract/sealed/base64url.ts';
import type { Opener } from '#contract/sealed/open.ts';
import type { Database } from '../db/database.ts';
import {
  findCurrentSubmissionKey,
  lockSubmissionKey,
  lockSubmissionKeys,
  replaceSubmissionKey,
  type StoredSubmissionKey,
} from '../repositories/submission-keys.ts';
import { addDays } from '../app/time.ts';
import { type DataKey, newPair, getPublicPoint, unwrap, wrap } from './data-key.ts';

/** A new pair takes the place of one this old. */
const daysInUse = 30;

/** The server's pairs of keys for answers that wait on phones. All processes of a database share them. */
export interface SubmissionKeyring {
  /** The public key to encrypt to at present. */
  current(): Promise<SubmissionKey>;
  /** The pair of this id, also when it is retired; null when there is none. Nobody can delete it before `tx` ends. */
  opener(tx: Database, keyId: string): Promise<Opener | null>;
  /** Makes a new pair when the present one has had its time. */
  rotate(): Promise<void>;
}

/** Which public key is in use is remembered until the next `rotate`. Private keys never are: deleted means gone. */
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
      const stored = await lockSubmissionKey(tx, keyId);
      if (!stored) return null;
      const privateKey = await unwrap(dataKey, keyId, stored.wrappedKey);
      return { privateKey, publicKey: fromBase64url(stored.publicKey) ?? new Uint8Array() };
    },
    rotate,
  };
}

/** The pair in use; a new one where there is none or it has had its time. Processes take turns, so one makes it. */
async function inUse(tx: Database, dataKey: DataKey, now: Date): Promise<StoredSubmissionKey> {
  await lockSubmissionKeys(tx);
  const stored = await findCurrentSubmissionKey(tx);
  if (stored && !isDone(stored, now)) return stored;
  const keyId = randomBytes(12).toString('base64url');
  const pair = await newPair();
  const created = {
    keyId,
    publicKey: toBase64url(await getPublicPoint(pair.publicKey)),
    wrappedKey: await wrap(dataKey, keyId, pair.privateKey),
    madeAt: now,
  };
  await replaceSubmissionKey(tx, created);
  return { ...created, retiredAt: null };
}

function isDone({ madeAt }: StoredSubmissionKey, now: Date): boolean {
  return addDays(madeAt, daysInUse) <= now;
}
