import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../db/folder-lock.ts';
import { withEmbeddedClient, withLockedClient } from '../../db/pglite.ts';
import { makeFolder } from '../../config/make-folder.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { countTableRows } from './count-rows.ts';
import { InvalidBackupError } from './invalid-backup-error.ts';
import { runCommandLine } from './run-program.ts';
import type { BackupStore } from './store.ts';

/**
 * The embedded database: a dump is its folder, packed by `tar`. Holds the lock of the data folder, so the server must
 * be stopped. The data key is next to that folder, never in it.
 */
export function createEmbeddedStore(dataDir: string): BackupStore {
  const folder = join(dataDir, 'database');
  const unfinished = `${folder}.unfinished`;
  const isDatabaseFolder = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

  async function locked<T>(work: () => Promise<T>): Promise<T> {
    // The folder does not exist on a new machine.
    makeFolder(dataDir);
    const lock = await lockFolder(dataDir);
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }

  function requireDatabase(): void {
    if (isDatabaseFolder(folder)) return;
    throw new OperatorError(
      `DATA_DIR: there is no database in ${dataDir}. Set DATA_DIR to the value that the server uses.`,
    );
  }

  const pack = (file: string) => runCommandLine('tar', ['-czf', file, '-C', folder, '.']);

  return {
    name: `the embedded database in ${folder}`,
    async dump(file) {
      requireDatabase();
      await locked(() => pack(file));
    },
    async dumpAndCount(file) {
      requireDatabase();
      return locked(async () => {
        const counts = await withLockedClient(dataDir, countTableRows);
        await pack(file);
        return counts;
      });
    },
    countRows: () => withEmbeddedClient(dataDir, countTableRows),
    // A damaged database is not empty: it may be the only copy.
    isEmpty: async () => !existsSync(folder) || readdirSync(folder).length === 0,
    reads: (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b,
    async load(file) {
      await locked(async () => {
        rmSync(unfinished, { recursive: true, force: true });
        makeFolder(unfinished);
        try {
          await runCommandLine('tar', ['-xzf', file, '-C', unfinished, '--no-same-owner']);
          if (!isDatabaseFolder(unfinished)) throw new InvalidBackupError(file);
          // Renamed only when complete, because a server would create a new database in a partial folder.
          rmSync(folder, { recursive: true, force: true });
          renameSync(unfinished, folder);
        } finally {
          rmSync(unfinished, { recursive: true, force: true });
        }
      });
    },
    async clear() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
