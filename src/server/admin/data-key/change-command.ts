import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { howToMakeDataKey, parseDataKey as parsed } from '../../config/config-values.ts';
import { pluralize } from '../../app/pluralize.ts';
import { readDatabaseTime } from '../../db/clock.ts';
import type { Database } from '../../db/database.ts';
import { getErasureLogPath, readErasures, reencryptErasureLog } from '../../erasure/erasure-log.ts';
import { describeError } from '../../config/run-command.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { areNamesEncrypted, readDataKeyFingerprint } from '../../repositories/submission-keys.ts';
import { type DataKeyChangeCounts, changeDataKey } from '../../crypto/change-data-key.ts';
import { type DataKey, dataKeyBytes, importDataKey } from '../../crypto/data-key.ts';
import { DataKeyError } from '../../crypto/data-key-error.ts';
import {
  getDataKeyPath,
  readDataKeyFile,
  readNextKeyFile,
  removeDataKeyFiles,
  activateNextKeyFile,
  writeNextKeyFile,
} from '../../crypto/data-key-file.ts';
import { matchesFingerprint, openDataKey } from '../../crypto/open-data-key.ts';
import { createFieldCipher } from '../../crypto/field-cipher.ts';

type DataKeyLocation = Pick<Config, 'dataKey' | 'dataDir' | 'erasureLog'>;

const startFirst =
  'The database was not upgraded to this version yet. Nothing was changed. Start the server once with the current data key, ' +
  'stop it, then run this command again.';

const erasureLogAdvice =
  'Copy the newest erasure log there; or move this one away, store it with the key that decrypts it as long as there are ' +
  'backups of that time, and run this command again.';

/**
 * Re-encrypts the database, then the erasure log, then replaces the key file. No other process may use the database. A
 * repeated run with the same settings completes an interrupted change, or changes the erasure log of another machine.
 * @param next NEW_DATA_KEY; without it a new key replaces the key file
 * @returns the output of the command
 * @throws DataKeyError or OperatorError, which state whether something was changed
 */
export async function runChangeCommand(
  config: DataKeyLocation,
  db: Database,
  next: string | undefined,
): Promise<string> {
  const nextKey = parseNewDataKey(next);
  if (config.dataKey && !nextKey)
    throw new DataKeyError(`NEW_DATA_KEY is not set. ${howToMakeDataKey}, then run this command again.`);
  const bytes = nextKey ?? readNextKeyFile(config.dataDir) ?? randomBytes(dataKeyBytes);
  const to = await importDataKey(bytes);
  if (matchesFingerprint(to, await readDataKeyFingerprint(db)))
    return finishChange(config, to, nextKey !== null);
  // The start of a server migrates the data of older versions.
  if (!(await areNamesEncrypted(db))) throw new DataKeyError(startFirst);
  const from = await openDataKey(config, db);
  readErasures(
    getErasureLogPath(config),
    [createFieldCipher(from), createFieldCipher(to)],
    `Nothing was changed. ${erasureLogAdvice}`,
  );
  // Written before the database uses it, so that an interruption cannot lose the key.
  if (!nextKey) writeNextKeyFile(config.dataDir, bytes);
  const changed = await changeDataKey(db, from, to, await readDatabaseTime(db));
  return finishChange(config, to, nextKey !== null, changed);
}

/** The steps after the database uses the new key. */
async function finishChange(
  config: DataKeyLocation,
  to: DataKey,
  isSet: boolean,
  changed?: DataKeyChangeCounts,
): Promise<string> {
  const { dataDir } = config;
  // Null if a change from the file to DATA_KEY was interrupted at its end.
  const own = config.dataKey ?? readDataKeyFile(dataDir);
  const from = own && (await importDataKey(own));
  if (to.fingerprint === from?.fingerprint)
    throw new DataKeyError(`NEW_DATA_KEY is the current data key. Nothing was changed. ${howToMakeDataKey}.`);
  const keys = from ? [createFieldCipher(from), createFieldCipher(to)] : [createFieldCipher(to)];
  try {
    await reencryptErasureLog(getErasureLogPath(config), keys, createFieldCipher(to), erasureLogAdvice);
    if (isSet) removeDataKeyFiles(dataDir);
    else activateNextKeyFile(dataDir);
  } catch (error) {
    const message = describeError(error);
    if (message === null) throw error;
    throw new OperatorError(
      `The data key of the database was changed, but the command was not completed. ${message} Keep the former key until this ` +
        'command, run again with the same settings, is complete.',
    );
  }
  const where = isSet
    ? 'Start the server with the new DATA_KEY.'
    : `The new data key is in ${getDataKeyPath(dataDir)}.`;
  return `${describeChange(changed)} ${where} Links in mails that were sent before no longer work.`;
}

function describeChange(changed: DataKeyChangeCounts | undefined): string {
  if (!changed)
    return 'The data key of the database was changed before; the erasure log is encrypted with the new key now.';
  const { privateKeys, rows } = changed;
  return (
    `The data key was changed: ${pluralize(privateKeys, 'private key is', 'private keys are')} wrapped and the names of ` +
    `${pluralize(rows, 'row')} encrypted with the new key.`
  );
}

/** The key of NEW_DATA_KEY; null if it is not set. @throws DataKeyError for an invalid key */
export function parseNewDataKey(text: string | undefined): Uint8Array | null {
  if (!text?.trim()) return null;
  try {
    return parsed(text.trim());
  } catch (error) {
    throw new DataKeyError(`NEW_DATA_KEY ${(error as Error).message}`);
  }
}
