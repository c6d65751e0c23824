import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { readDataKeyFingerprint, insertDataKeyFingerprint } from '../repositories/submission-keys.ts';
import { type DataKey, importDataKey } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';
import { getDataKeyPath, createDataKeyFile, readDataKeyFile, readNextKeyFile } from './data-key-file.ts';
import { upgradeWrapping } from './upgrade-wrapping.ts';

const withoutIt =
  'Without it names and e-mail addresses of this database cannot be read, and no one can log in. If the key is lost, ' +
  '`npm run data-key -- forget` lists the consequences and how to continue.';
const whatToDo = `Restore the former key. ${withoutIt}`;
const whatToDoWithAnother =
  'Set the right key. If `npm run data-key -- change` was interrupted, run it again with the same settings. ' +
  withoutIt;
const toEndChange =
  'A change of the data key was interrupted. Run `npm run data-key -- change` again to complete it.';

type DataKeySource = Pick<Config, 'dataKey' | 'dataDir'>;

/**
 * Reads the data key of the settings, or of the key file, which the first start creates. The first start stores its
 * fingerprint in the database. Upgrades a database of version 1.0 to derived keys.
 * @throws DataKeyError if the key is missing or is not that of the database
 */
export async function openDataKey(config: DataKeySource, db: Database): Promise<DataKey> {
  const isFirst = (await readDataKeyFingerprint(db)) === null;
  if (isFirst && !config.dataKey) createDataKeyFile(config.dataDir);
  const dataKey = await requireDataKey(config);
  if (isFirst) await insertDataKeyFingerprint(db, dataKey.fingerprint);
  if ((await readDataKeyFingerprint(db)) === dataKey.legacy.fingerprint) await upgradeWrapping(db, dataKey);
  const known = await readDataKeyFingerprint(db);
  if (known === dataKey.fingerprint) return dataKey;
  const source = config.dataKey ? 'DATA_KEY' : getDataKeyPath(config.dataDir);
  throw new DataKeyError(
    `${source} is not the data key of this database ` +
      `(fingerprint ${dataKey.fingerprint}, where ${known} is expected). ${(await isInterrupted(config, known)) ? toEndChange : whatToDoWithAnother}`,
  );
}

async function requireDataKey({ dataKey, dataDir }: DataKeySource): Promise<DataKey> {
  const key = dataKey ?? readDataKeyFile(dataDir);
  if (key) return importDataKey(key);
  throw new DataKeyError(
    `DATA_KEY is not set and ${getDataKeyPath(dataDir)} is missing, but the database is encrypted. ${whatToDo}`,
  );
}

/** Whether the data key has the fingerprint, also in the format of version 1.0. */
export function matchesFingerprint({ fingerprint, legacy }: DataKey, known: string | null): boolean {
  return known === fingerprint || known === legacy.fingerprint;
}

/** Whether a change was interrupted after the database used the new key and before the key file was replaced. */
async function isInterrupted({ dataKey, dataDir }: DataKeySource, known: string | null): Promise<boolean> {
  const next = dataKey ? null : readNextKeyFile(dataDir);
  return next !== null && matchesFingerprint(await importDataKey(next), known);
}
