import type { Database } from '../db/database.ts';
import { listSubmissionKeys, setDataKeyFingerprint, setWrappedKey } from '../repositories/submission-keys.ts';
import { unwrapPrivateKey, type WrappingKey, wrapPrivateKey } from './data-key.ts';

/**
 * Wraps every private key with another key and stores the fingerprint of that key.
 * @param tx a transaction without concurrent changes of private keys
 * @returns the number of private keys
 * @throws if a private key cannot be unwrapped with `from`
 */
export async function rewrapPrivateKeys(tx: Database, from: WrappingKey, to: WrappingKey): Promise<number> {
  const keys = await listSubmissionKeys(tx);
  for (const { keyId, wrappedKey } of keys) {
    const privateKey = await unwrapPrivateKey(from, keyId, wrappedKey, true);
    await setWrappedKey(tx, keyId, await wrapPrivateKey(to, keyId, privateKey));
  }
  await setDataKeyFingerprint(tx, to.fingerprint);
  return keys.length;
}
