import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Config } from '../config.ts';
import { howToMakeDataKey, dataKey as parsed } from '../config-values.ts';
import { counted } from '../counted.ts';
import { databaseTime } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { ledgerFile, notedRemovals, resealLedger } from '../ledger/removals-ledger.ts';
import { inWords } from '../operator-command.ts';
import { OperatorError } from '../operator-error.ts';
import { dataKeyFingerprint } from '../repositories/sealing-keys.ts';
import { type Changed, changeDataKey } from './change.ts';
import { type DataKey, dataKeyBytes, importDataKey } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';
import { dataKeyFile, type NextKeyFile, nextKeyFile } from './data-key-file.ts';
import { isKeyOf, openDataKey, ownDataKey } from './open-data-key.ts';
import { personalOf } from './personal.ts';
import { sealOlderRows } from './seal-older-rows.ts';

type Place = Pick<Config, 'dataKey' | 'dataDir' | 'removalsLedger'>;

/** What to do with a ledger that does not open. */
const ledgerAside =
  'Put the newest copy of the ledger there; or move this one aside, keep it beside the key that opens it as long as ' +
  'backups of then, and run this again.';

/**
 * Puts the database, then the ledger of removals, then the key's file under another data key. Run again with the same
 * settings, after it was cut off or for a ledger on another machine, it does what is left.
 * @param next NEW_DATA_KEY; without it the key is the file's, and a new one is made in its place
 * @returns the words for the operator
 * @throws DataKeyError or OperatorError, which say whether something was changed
 */
export async function change(config: Place, db: Database, next: string | undefined): Promise<string> {
  const given = readNextKey(next);
  if (config.dataKey && !given)
    throw new DataKeyError(`NEW_DATA_KEY is not set. ${howToMakeDataKey}, then run this again.`);
  const known = await dataKeyFingerprint(db);
  const file = given || !known ? null : nextKeyFile(config.dataDir, known);
  const bytes = given ?? file?.read();
  const to = bytes && (await importDataKey(bytes));
  if (to && isKeyOf(to, known)) return endChange(config, await ownDataKey(config), to, file);
  return beginChange(config, db, bytes ?? randomBytes(dataKeyBytes), !given);
}

async function beginChange(
  config: Place,
  db: Database,
  bytes: Uint8Array,
  isKeptInFile: boolean,
): Promise<string> {
  const from = await openDataKey(config, db);
  const now = await databaseTime(db);
  await sealOlderRows(db, personalOf(from), now);
  const to = await importDataKey(bytes);
  // Beforehand: it is sealed anew when the key has been changed already.
  notedRemovals(
    ledgerFile(config),
    [personalOf(from), personalOf(to)],
    `Nothing was changed. ${ledgerAside}`,
  );
  const file = isKeptInFile ? nextKeyFile(config.dataDir, to.fingerprint) : null;
  // On the disk before the database knows it: a power cut in between must not lose it.
  file?.write(bytes);
  const changed = await changeDataKey(db, from, to, now).catch((fault) => {
    // Any other fault leaves open whether the database took it.
    if (fault instanceof DataKeyError) file?.remove();
    throw fault;
  });
  return endChange(config, from, to, file, changed);
}

/** What follows when the database knows the new key. */
async function endChange(
  config: Place,
  from: DataKey,
  to: DataKey,
  file: NextKeyFile | null,
  changed?: Changed,
): Promise<string> {
  const { dataDir } = config;
  if (to.fingerprint === from.fingerprint)
    throw new DataKeyError(`NEW_DATA_KEY is the data key of now. Nothing was changed. ${howToMakeDataKey}.`);
  try {
    await resealLedger(ledgerFile(config), personalOf(from), personalOf(to), ledgerAside);
    file?.take();
    if (!file) rmSync(dataKeyFile(dataDir), { force: true });
  } catch (fault) {
    const words = inWords(fault);
    if (words === null) throw fault;
    throw new OperatorError(
      `The data key of the database was changed; what follows was not done. ${words} Keep the key of before until this ` +
        'command, run again with the same settings, has done the rest.',
    );
  }
  const where = file ? `It stands in ${dataKeyFile(dataDir)}.` : 'Start the server with the new DATA_KEY.';
  return `${wordsOf(changed)} ${where} Links in mails that were sent before open nothing any more.`;
}

function wordsOf(changed: Changed | undefined): string {
  if (!changed)
    return 'The data key of the database had been changed already; the ledger of removals here is sealed by the new one now.';
  const { privateKeys, rows } = changed;
  return (
    `The data key was changed; ${counted(privateKeys, 'private key is', 'private keys are')} wrapped and the names of ` +
    `${counted(rows, 'row')} sealed by the new one.`
  );
}

/** The key of NEW_DATA_KEY; null where it is not set. @throws DataKeyError when it is no key */
export function readNextKey(text: string | undefined): Uint8Array | null {
  if (!text?.trim()) return null;
  try {
    return parsed(text.trim());
  } catch (fault) {
    throw new DataKeyError(`NEW_DATA_KEY ${(fault as Error).message}`);
  }
}
