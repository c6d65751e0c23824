import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { dataKeyFingerprint, insertDataKeyFingerprint } from '../repositories/sealing-keys.ts';
import { type DataKey, importDataKey } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';
import { dataKeyFile, makeDataKeyFile, readDataKeyFile } from './data-key-file.ts';

const whatToDo =
  'Put the key of before back: without it no name or e-mail address of this database can be read, and nobody can ' +
  'log in. If it is lost for good, `npm run data-key -- forget` says what that costs, and how to begin anew.';

/**
 * The data key of the settings, or of the file in the data folder, which the first start makes. The database keeps
 * its fingerprint from then on.
 * @throws DataKeyError when it is missing or not the one that the database knows
 */
export async function openDataKey(
  config: Pick<Config, 'dataKey' | 'dataDir'>,
  db: Database,
): Promise<DataKey> {
  const isFirst = (await dataKeyFingerprint(db)) === null;
  const dataKey = await importDataKey(config.dataKey ?? keyOfFile(config.dataDir, isFirst));
  if (isFirst) await insertDataKeyFingerprint(db, dataKey.fingerprint);
  const known = await dataKeyFingerprint(db);
  if (known === dataKey.fingerprint) return dataKey;
  const source = config.dataKey ? 'DATA_KEY' : dataKeyFile(config.dataDir);
  throw new DataKeyError(
    `${source} is not the key that this database knows ` +
      `(fingerprint ${dataKey.fingerprint}, where ${known} is expected). ${whatToDo}`,
  );
}

function keyOfFile(dataDir: string, isFirst: boolean): Uint8Array {
  if (isFirst) makeDataKeyFile(dataDir);
  const key = readDataKeyFile(dataDir);
  if (key) return key;
  throw new DataKeyError(
    `DATA_KEY is not set and ${dataKeyFile(dataDir)} is missing, though the database knows a key. ${whatToDo}`,
  );
}
