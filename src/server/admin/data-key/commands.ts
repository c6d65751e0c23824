import type { Config } from '../../config/config.ts';
import { pluralize } from '../../app/pluralize.ts';
import type { Database } from '../../db/database.ts';
import { countAccounts } from '../../repositories/accounts.ts';
import { runChangeCommand } from './change-command.ts';
import { DataKeyError } from '../../crypto/data-key-error.ts';
import { deleteKeyAndEncryptedData } from './delete-key-and-encrypted-data.ts';
import { openDataKey } from '../../crypto/open-data-key.ts';

/** Flags of the command, and NEW_DATA_KEY. */
interface Options {
  readonly flags?: readonly string[];
  readonly next?: string;
}

type Command = (
  config: Pick<Config, 'dataKey' | 'dataDir' | 'erasureLog'>,
  db: Database,
  options?: Options,
) => Promise<string>;

/** Required by `forget` if there are accounts. */
export const loseNames = '--lose-names';

/**
 * Subcommands of `npm run data-key`. They need all processes of the database to be stopped, return the output, and
 * throw `DataKeyError`.
 */
export const dataKeyCommands: Readonly<Record<string, Command>> = {
  change: (config, db, { next } = {}) => runChangeCommand(config, db, next),

  /** Starts with a new key, unless the key fits. */
  async forget(config, db, { flags = [] } = {}) {
    const fits = await openDataKey(config, db).then(
      () => true,
      (error) => {
        if (error instanceof DataKeyError) return false;
        throw error;
      },
    );
    if (fits) return 'The data key fits the database. Nothing was changed.';
    const lost = await db.transaction(countAccounts);
    if (lost > 0 && !flags.includes(loseNames)) {
      throw new DataKeyError(
        `Nothing was changed. Without the former data key, ${pluralize(lost, 'account of this database loses', 'accounts of this database lose')} username, ` +
          'e-mail address, name, phone, city, work, nominee and the answers of the profile about help permanently: no one can ' +
          'log in to them or find them. Answers and scores stay, without names. Messages of the contact form and texts of surveys are ' +
          'lost as well. Look for the key again, also with the backups. If it is lost, run ' +
          `\`npm run data-key -- forget ${loseNames}\`.`,
      );
    }
    await db.transaction(deleteKeyAndEncryptedData);
    return (
      'The server uses the data key of its next start. Encrypted answers that are queued on devices cannot be decrypted. ' +
      `${pluralize(lost, 'account')} lost names and addresses; answers and scores stay. People can sign up again.`
    );
  },
};

/** Finds a subcommand; null for an unknown name. */
export function parseCommand(name: string): Command | null {
  return (Object.hasOwn(dataKeyCommands, name) && dataKeyCommands[name]) || null;
}
