import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDataKey } from './open-data-key.ts';
import { type Personal, personalOf } from './personal.ts';
import { sealOlderRows } from './seal-older-rows.ts';
import { type SealingKeys, sealingKeysOf } from './sealing-keys.ts';

/** What a process works with under its data key. */
export interface Keys {
  readonly sealing: SealingKeys;
  readonly personal: Personal;
  /** Of the data key. */
  readonly fingerprint: string;
}

/**
 * Opens the data key and encrypts what an older version stored in plain text.
 * @throws DataKeyError when the key is missing or not the one that the database knows
 */
export async function openKeys(
  config: Pick<Config, 'dataKey' | 'dataDir'>,
  { db }: { readonly db: Database },
  now: () => Date,
): Promise<Keys> {
  const dataKey = await openDataKey(config, db);
  const personal = personalOf(dataKey);
  await sealOlderRows(db, personal, now());
  return { sealing: sealingKeysOf(db, dataKey, now), personal, fingerprint: dataKey.fingerprint };
}
