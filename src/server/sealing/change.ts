import type { Database } from '../db/database.ts';
import {
  allSealingKeys,
  lockSealingKeys,
  setDataKeyFingerprint,
  setWrappedKey,
} from '../repositories/sealing-keys.ts';
import { type DataKey, unwrap, wrap } from './data-key.ts';

/**
 * Wraps every private key anew, all or none. What is sealed on phones still opens afterwards.
 * @returns how many there are
 */
export async function changeDataKey(db: Database, from: DataKey, to: DataKey): Promise<number> {
  return db.transaction(async (tx) => {
    await lockSealingKeys(tx);
    const keys = await allSealingKeys(tx);
    for (const { keyId, wrappedKey } of keys) {
      const privateKey = await unwrap(from, keyId, wrappedKey, true);
      await setWrappedKey(tx, keyId, await wrap(to, keyId, privateKey));
    }
    await setDataKeyFingerprint(tx, to.fingerprint);
    return keys.length;
  });
}
