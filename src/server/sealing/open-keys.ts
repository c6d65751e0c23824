import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
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
 * Opens the data key and seals what an older version stored in clear words. From then on transactions of this database
 * begin only while it is the right key.
 * @throws DataKeyError when the key is missing or not the one that the database knows
 */
export async function openKeys(
  config: Pick<Config, 'dataKey' | 'dataDir'>,
  { db, demandDataKey }: Pick<OpenDatabase, 'db' | 'demandDataKey'>,
  now: () => Date,
): Promise<Keys> {
  const dataKey = await openDataKey(config, db);
  const { fingerprint } = dataKey;
  demandDataKey?.(fingerprint);
  const personal = personalOf(dataKey);
  await sealOlderRows(db, personal, now());
  return { sealing: sealingKeysOf(db, dataKey, now), personal, fingerprint };
}
