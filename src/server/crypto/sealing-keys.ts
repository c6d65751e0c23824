import { randomBytes } from 'node:crypto';
import type { SealingKey } from '#contract/responses.ts';
import { fromBase64url, toBase64url } from '#contract/sealed/base64url.ts';
import type { Opener } from '#contract/sealed/open.ts';
import type { Database } from '../db/database.ts';
import {
  currentSealingKey,
  holdSealingKey,
  lockSealingKeys,
  replaceSealingKey,
  type StoredSealingKey,
} from '../repositories/sealing-keys.ts';
import { daysLater } from '../app/time.ts';
import { type DataKey, newPair, pointOf, unwrap, wrap } from './data-key.ts';

/** A new pair takes the place of one this old. */
const daysInUse = 30;

/** The server's pairs of keys for answers that wait on phones. All processes of a database share them. */
export interface SealingKeys {
  /** The public key to seal to at present. */
  current(): Promise<SealingKey>;
  /** The pair of this id, also when it is retired; null when there is none. Nobody can delete it before `tx` ends. */
  opener(tx: Database, keyId: string): Promise<Opener | null>;
  /** Makes a new pair when the present one has had its time. */
  rotate(): Promise<void>;
}

/** Which public key is in use is remembered until the next `rotate`. Private keys never are: deleted means gone. */
export function sealingKeysOf(db: Database, dataKey: DataKey, now: () => Date): SealingKeys {
  let current: StoredSealingKey | null = null;

  async function rotate(): Promise<void> {
    current = await db.transaction((tx) => inUse(tx, dataKey, now()));
  }

  return {
    async current() {
      if (!current || isDone(current, now())) await rotate();
      const { keyId, publicKey } = current as StoredSealingKey;
      return { keyId, publicKey };
    },
    async opener(tx, keyId) {
      const stored = await holdSealingKey(tx, keyId);
      if (!stored) return null;
      const privateKey = await unwrap(dataKey, keyId, stored.wrappedKey);
      return { privateKey, publicKey: fromBase64url(stored.publicKey) ?? new Uint8Array() };
    },
    rotate,
  };
}

/** The pair in use; a new one where there is none or it has had its time. Processes take turns, so one makes it. */
async function inUse(tx: Database, dataKey: DataKey, now: Date): Promise<StoredSealingKey> {
  await lockSealingKeys(tx);
  const stored = await currentSealingKey(tx);
  if (stored && !isDone(stored, now)) return stored;
  const keyId = randomBytes(12).toString('base64url');
  const pair = await newPair();
  const made = {
    keyId,
    publicKey: toBase64url(await pointOf(pair.publicKey)),
    wrappedKey: await wrap(dataKey, keyId, pair.privateKey),
    madeAt: now,
  };
  await replaceSealingKey(tx, made);
  return { ...made, retiredAt: null };
}

function isDone({ madeAt }: StoredSealingKey, now: Date): boolean {
  return daysLater(madeAt, daysInUse) <= now;
}
