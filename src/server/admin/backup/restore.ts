import { existsSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { pluralize } from '../../app/pluralize.ts';
import { readDatabaseTime } from '../../db/clock.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { getErasureLogPath, type ErasureEntry, readErasures } from '../../erasure/erasure-log.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { countAccounts, findAccount, lockAccount } from '../../repositories/accounts.ts';
import { resetDormancy } from '../../repositories/dormancy.ts';
import { deleteAllLinks } from '../../repositories/links.ts';
import { deleteMailsToPeople } from '../../repositories/mail-queue.ts';
import { deleteAllSessions } from '../../repositories/sessions.ts';
import { importDataKey } from '../../crypto/data-key.ts';
import { openKeysAndEncryptOlderRows } from '../../crypto/open-keys.ts';
import { type FieldCipher, createFieldCipher } from '../../crypto/field-cipher.ts';
import { eraseAccount } from '../../services/erase-account.ts';
import { createStore } from './create-store.ts';
import { readFirstBytes } from './read-first-bytes.ts';

/**
 * Restores a backup into an empty database, migrates it, and repeats removals of the erasure log. Ends all sessions,
 * links and queued mails, because they may have ended since the backup. Empties the database again after an error.
 * @param nextKey the newest data key, if it was changed after the backup
 * @returns the output of the command
 * @throws OperatorError, DataKeyError
 */
export async function restoreBackup(config: Config, file: string, nextKey?: Uint8Array): Promise<string> {
  const store = createStore(config);
  if (!store.reads(readFirstBytes(file))) {
    throw new OperatorError(
      `${file} is a backup of another kind of database. Set or unset DATABASE_URL as it was when the backup was made.`,
    );
  }
  if (!(await store.isEmpty())) {
    throw new OperatorError(
      `There is data in ${store.name} already. Restore to an empty DATA_DIR or a new database.`,
    );
  }
  if (config.erasureLog && !existsSync(config.erasureLog)) {
    throw new OperatorError(
      `ERASURE_LOG: the file ${config.erasureLog} does not exist. Copy the newest erasure log there: ` +
        'without it, accounts that were removed after the backup would be restored. If no account was ever removed, create an empty file.',
    );
  }
  // Not cleared on failure: the content of the store is not that of this backup.
  await store.load(file);
  try {
    return await openAgain(config, nextKey);
  } catch (error) {
    await store.clear();
    throw error;
  }
}

async function openAgain(config: Config, nextKey: Uint8Array | undefined): Promise<string> {
  const database = await openDatabase(config, { isPatient: true });
  const { db, close } = database;
  try {
    const now = await readDatabaseTime(db);
    const { cipher } = await openKeysAndEncryptOlderRows(config, database, () => now);
    const keys = nextKey ? [cipher, createFieldCipher(await importDataKey(nextKey))] : [cipher];
    const erasureLogPath = getErasureLogPath(config);
    const noted = readErasures(
      erasureLogPath,
      keys,
      'Set NEW_DATA_KEY to the newest data key of the server, and DATA_KEY to that of the backup.',
    );
    await db.transaction(async (tx) => {
      await deleteAllSessions(tx);
      await deleteAllLinks(tx);
      await deleteMailsToPeople(tx);
      await resetDormancy(tx);
    });
    let removed = 0;
    for (const removal of noted) if (await removeAgain(db, cipher, removal)) removed += 1;
    const accounts = await db.transaction(countAccounts);
    const again = existsSync(erasureLogPath)
      ? `${pluralize(removed, 'was removed after the backup, and is', 'were removed after the backup, and are')} removed again.`
      : `There is no erasure log (${erasureLogPath}): accounts that were removed after the backup are restored.`;
    return `Restored: ${pluralize(accounts, 'account')}. ${again} All sessions have ended.`;
  } finally {
    await close();
  }
}

function removeAgain(
  db: Database,
  cipher: FieldCipher,
  { userid, removedAt }: ErasureEntry,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, cipher, userid);
    const lockedAccount = await lockAccount(tx, userid);
    if (!account || !lockedAccount) return false;
    await eraseAccount(tx, cipher, account, lockedAccount.registeredAt ?? account.createdAt, removedAt);
    return true;
  });
}
