import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { ledgerFile, resealLedger } from '../backup/removals-ledger.ts';
import type { Config } from '../config.ts';
import { dataKey, howToMakeDataKey } from '../config-values.ts';
import type { Database } from '../db/database.ts';
import { deleteSealingKeys } from '../repositories/sealing-keys.ts';
import { changeDataKey } from './change.ts';
import { dataKeyBytes, importDataKey } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';
import { dataKeyFile, prepareDataKeyFile } from './data-key-file.ts';
import { openDataKey } from './open-data-key.ts';
import { personalOf } from './personal.ts';

type Command = (
  config: Pick<Config, 'dataKey' | 'dataDir' | 'removalsLedger'>,
  db: Database,
  next?: string,
) => Promise<string>;

/**
 * What `npm run data-key` can do, while every process of the database is stopped. Each gives the words for the
 * operator, or rejects with a `DataKeyError`.
 */
export const commands: Readonly<Record<string, Command>> = {
  /** Wraps the private keys by another data key: `next`, or one that it makes for the file in the data folder. */
  async change(config, db, next) {
    const { dataKey, dataDir } = config;
    const given = readNextKey(next);
    if (dataKey && !given)
      throw new DataKeyError(`NEW_DATA_KEY is not set. ${howToMakeDataKey}, then run this again.`);
    const from = await openDataKey({ dataKey, dataDir }, db);
    const bytes = given ?? randomBytes(dataKeyBytes);
    // On the disk before the database knows it: a power cut in between must not lose it.
    const file = given ? null : prepareDataKeyFile(dataDir, bytes);
    const to = await importDataKey(bytes);
    const count = await changeDataKey(db, from, to);
    await resealLedger(ledgerFile(config), personalOf(from), personalOf(to));
    file?.finish();
    if (given) rmSync(dataKeyFile(dataDir), { force: true });
    const where = given ? 'Start the server with the new DATA_KEY.' : `It stands in ${dataKeyFile(dataDir)}.`;
    return `The data key was changed; ${count} private keys are wrapped by the new one. ${where}`;
  },

  /** Begins anew, but only where the key does not fit: with the right one nothing needs to be lost. */
  async forget(config, db) {
    const fits = await openDataKey(config, db).then(
      () => true,
      (error) => {
        if (error instanceof DataKeyError) return false;
        throw error;
      },
    );
    if (fits) return 'The data key is the right one. Nothing was changed.';
    await db.transaction(deleteSealingKeys);
    return 'The server begins anew with the key of its next start. Answers sealed before cannot be opened.';
  },
};

/** The key of NEW_DATA_KEY; null where it is not set. @throws DataKeyError when it is no key */
export function readNextKey(text: string | undefined): Uint8Array | null {
  if (!text?.trim()) return null;
  try {
    return dataKey(text.trim());
  } catch (fault) {
    throw new DataKeyError(`NEW_DATA_KEY ${(fault as Error).message}`);
  }
}
