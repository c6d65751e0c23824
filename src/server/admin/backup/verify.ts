import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pluralize } from '../../app/pluralize.ts';
import { getVerifiedMarkPath } from '../../config/backup-folder.ts';
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { openKeysAndEncryptOlderRows } from '../../crypto/open-keys.ts';
import { readDatabaseTime } from '../../db/clock.ts';
import { openDatabase } from '../../db/open.ts';
import { countAccounts, listAccountsFrom } from '../../repositories/accounts.ts';
import { createStore } from './create-store.ts';
import { restoreBackup } from './restore.ts';
import { withScratchDatabase } from './scratch.ts';
import type { RowCounts } from './store.ts';

/**
 * Restores a backup into a scratch database, compares its rows, and decrypts an account with the data key. Writes the
 * mark of a verified backup.
 * @param expected rows of the database when the backup was made
 * @returns the output of the command
 * @throws OperatorError, DataKeyError if the backup cannot be relied on
 */
export async function verifyBackup(config: Config, file: string, expected: RowCounts): Promise<string> {
  const accounts = await withScratchDatabase(config, dirname(file), async (scratch) => {
    const store = createStore(scratch);
    await store.load(file);
    const difference = describeDifference(expected, await store.countRows());
    if (difference) throw new OperatorError(`${file} is not complete: ${difference}. Make another backup.`);
    return decryptAccount(scratch);
  });
  writeFileSync(getVerifiedMarkPath(file), '', { mode: 0o600 });
  const rows = [...expected.values()].reduce((sum, count) => sum + count, 0);
  return (
    `Verified by a restore: ${pluralize(rows, 'row')} in ${pluralize(expected.size, 'table')} as in the database, ` +
    `and the data key ${accounts > 0 ? 'decrypts an account' : 'fits (there is no account to decrypt)'}.`
  );
}

/**
 * A restore drill: restores a backup as in an emergency, into a scratch database that is removed afterwards.
 * @param nextKey the newest data key, if it was changed after the backup
 * @returns the output of the command, with the duration
 * @throws OperatorError, DataKeyError
 */
export async function drillRestore(config: Config, file: string, nextKey?: Uint8Array): Promise<string> {
  const start = performance.now();
  const output = await withScratchDatabase(config, dirname(file), (scratch) =>
    restoreBackup(scratch, file, nextKey),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  return `Drill, in a scratch database that is removed again: ${output} It took ${pluralize(seconds, 'second')}.`;
}

/** Opens the database as the server does. @returns the number of accounts */
async function decryptAccount(config: Config): Promise<number> {
  const database = await openDatabase(config, { isPatient: true });
  try {
    const now = await readDatabaseTime(database.db);
    const { cipher } = await openKeysAndEncryptOlderRows(config, database, () => now);
    await listAccountsFrom(database.db, cipher, 0, 1);
    return await countAccounts(database.db);
  } finally {
    await database.close();
  }
}

function describeDifference(expected: RowCounts, found: RowCounts): string | null {
  for (const table of new Set([...expected.keys(), ...found.keys()])) {
    const [before = 0, after = 0] = [expected.get(table), found.get(table)];
    if (before !== after) return `the table ${table} has ${pluralize(after, 'row')}, and had ${before}`;
  }
  return null;
}
