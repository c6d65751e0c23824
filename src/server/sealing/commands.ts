import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Config } from '../config.ts';
import { dataKey, howToMakeDataKey } from '../config-values.ts';
import { counted } from '../counted.ts';
import { databaseTime } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { ledgerFile, notedRemovals, resealLedger } from '../ledger/removals-ledger.ts';
import { countAccounts } from '../repositories/accounts.ts';
import { changeDataKey } from './change.ts';
import { dataKeyBytes, importDataKey } from './data-key.ts';
import { DataKeyError } from './data-key-error.ts';
import { dataKeyFile, prepareDataKeyFile } from './data-key-file.ts';
import { loseDataKey } from './lose-data-key.ts';
import { openDataKey } from './open-data-key.ts';
import { personalOf } from './personal.ts';
import { sealOlderRows } from './seal-older-rows.ts';

/** What stands behind the command's name, and NEW_DATA_KEY. */
interface Asked {
  readonly flags?: readonly string[];
  readonly next?: string;
}

type Command = (
  config: Pick<Config, 'dataKey' | 'dataDir' | 'removalsLedger'>,
  db: Database,
  asked?: Asked,
) => Promise<string>;

/** Without it nothing is forgotten while there are accounts. */
export const loseNames = '--lose-names';

/** What to do with a ledger that does not open. */
const ledgerAside =
  'Nothing was changed. Put the newest copy of the ledger there; or move this one aside, keep it beside the key that opens ' +
  'it as long as backups of then, and run this again.';

/**
 * What `npm run data-key` can do, while every process of the database is stopped. Each gives the words for the
 * operator, or rejects with a `DataKeyError`.
 */
export const commands: Readonly<Record<string, Command>> = {
  /** Puts everything under another data key: `next`, or one that it makes for the file in the data folder. */
  async change(config, db, { next } = {}) {
    const { dataKey, dataDir } = config;
    const given = readNextKey(next);
    if (dataKey && !given)
      throw new DataKeyError(`NEW_DATA_KEY is not set. ${howToMakeDataKey}, then run this again.`);
    const from = await openDataKey({ dataKey, dataDir }, db);
    const now = await databaseTime(db);
    await sealOlderRows(db, personalOf(from), now);
    const bytes = given ?? randomBytes(dataKeyBytes);
    const to = await importDataKey(bytes);
    if (to.fingerprint === from.fingerprint)
      throw new DataKeyError(
        `NEW_DATA_KEY is the data key of now. Nothing was changed. ${howToMakeDataKey}.`,
      );
    const ledger = ledgerFile(config);
    // Beforehand: it is sealed anew when the key has been changed already.
    notedRemovals(ledger, [personalOf(from), personalOf(to)], ledgerAside);
    // On the disk before the database knows it: a power cut in between must not lose it.
    const file = given ? null : prepareDataKeyFile(dataDir, bytes);
    const { privateKeys, rows } = await changeDataKey(db, from, to, now);
    await resealLedger(ledger, personalOf(from), personalOf(to));
    file?.finish();
    if (given) rmSync(dataKeyFile(dataDir), { force: true });
    const where = given ? 'Start the server with the new DATA_KEY.' : `It stands in ${dataKeyFile(dataDir)}.`;
    return (
      `The data key was changed; ${counted(privateKeys, 'private key is', 'private keys are')} wrapped and the names of ` +
      `${counted(rows, 'row')} sealed by the new one. ${where} Links in mails that were sent before open nothing any more.`
    );
  },

  /** Begins anew, but only where the key does not fit: with the right one nothing needs to be lost. */
  async forget(config, db, { flags = [] } = {}) {
    const fits = await openDataKey(config, db).then(
      () => true,
      (error) => {
        if (error instanceof DataKeyError) return false;
        throw error;
      },
    );
    if (fits) return 'The data key is the right one. Nothing was changed.';
    const lost = await db.transaction(countAccounts);
    if (lost > 0 && !flags.includes(loseNames)) {
      throw new DataKeyError(
        `Nothing was changed. Without the data key of before, ${counted(lost, 'account of this database loses', 'accounts of this database lose')} username, ` +
          'e-mail address, name, phone, city and work for good: nobody can log in to them again, and nobody can be ' +
          'found. Answers and scores stay, without names. Messages of the contact form and words of surveys are ' +
          'lost as well. Look for the key once more, also beside the backups. If it is gone, run ' +
          `\`npm run data-key -- forget ${loseNames}\`.`,
      );
    }
    await db.transaction(loseDataKey);
    return (
      'The server begins anew with the key of its next start. Answers that wait sealed on phones cannot be opened. ' +
      `${counted(lost, 'account')} lost all names; answers and scores stay without them. People can sign up again.`
    );
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
