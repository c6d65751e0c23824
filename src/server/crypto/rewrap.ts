import type { Database } from '../db/database.ts';
import { listSubmissionKeys, setDataKeyFingerprint, setWrappedKey } from '../repositories/submission-keys.ts';
import { unwrap, type WrappingKey, wrap } from './data-key.ts';

/**
 * Wraps every private key by another key and stores the fingerprint of that key.
 * @param tx a transaction that no other changes private keys next to
 * @returns how many private keys there are
 * @throws when a private key does not open by `from`; the caller's transaction then changes nothing
 */
export async function rewrapPrivateKeys(tx: Database, from: WrappingKey, to: WrappingKey): Promise<number> {
  const keys = await listSubmissionKeys(tx);
  for (const { keyId, wrappedKey } of keys) {
    const privateKey = await unwrap(from, keyId, wrappedKey, true);
    await setWrappedKey(tx, keyId, await wrap(to, keyId, privateKey));
  }
  await setDataKeyFingerprint(tx, to.fingerprint);
  return keys.length;
}
