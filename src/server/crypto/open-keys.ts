import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDataKey } from './open-data-key.ts';
import { type FieldCipher, createFieldCipher } from './field-cipher.ts';
import { encryptOlderRows, reserveOlderNames } from './encrypt-older-rows.ts';
import { type SubmissionKeyring, createSubmissionKeyring } from './submission-keyring.ts';

/** Keys derived from the data key. */
export interface DerivedKeys {
  readonly keyring: SubmissionKeyring;
  readonly cipher: FieldCipher;
  /** Of the data key. */
  readonly fingerprint: string;
}

/**
 * Opens the data key, and encrypts what an older version stored in plain text.
 * @throws DataKeyError if the key is missing or is not that of the database
 */
export async function openKeysAndEncryptOlderRows(
  config: Pick<Config, 'dataKey' | 'dataDir'>,
  { db }: { readonly db: Database },
  now: () => Date,
): Promise<DerivedKeys> {
  const dataKey = await openDataKey(config, db);
  const cipher = createFieldCipher(dataKey);
  await encryptOlderRows(db, cipher, now());
  await reserveOlderNames(db, cipher, now());
  return { keyring: createSubmissionKeyring(db, dataKey, now), cipher, fingerprint: dataKey.fingerprint };
}
