import type { Database } from '../db/database.ts';
import { readDataKeyFingerprint, lockSubmissionKeys } from '../repositories/submission-keys.ts';
import type { DataKey } from './data-key.ts';
import { rewrapPrivateKeys } from './rewrap.ts';

/**
 * Wraps private keys of version 1.0 with the derived wrapping key, and replaces the fingerprint, in one transaction.
 */
export function upgradeWrapping(db: Database, dataKey: DataKey): Promise<void> {
  return db.transaction(async (tx) => {
    await lockSubmissionKeys(tx);
    // Another starting process may have done it.
    if ((await readDataKeyFingerprint(tx)) !== dataKey.legacy.fingerprint) return;
    await rewrapPrivateKeys(tx, dataKey.legacy, dataKey);
  });
}
