import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../db/folder-lock.ts';
import { OperatorError } from '../operator-error.ts';
import { runProgram } from './run-program.ts';
import type { Store } from './store.ts';

/**
 * The embedded database: a dump is its folder, packed by `tar`. It takes the lock of the data folder, so the server must
 * be stopped: a folder at rest is whole, even after a crash. The data key lies beside that folder, never in it.
 */
export function embeddedStore(dataDir: string): Store {
  const folder = join(dataDir, 'database');
  const isThere = () => existsSync(join(folder, 'PG_VERSION'));

  async function locked(work: () => Promise<void>): Promise<void> {
    const lock = await lockFolder(dataDir);
    try {
      await work();
    } finally {
      await lock.release();
    }
  }

  return {
    name: `the embedded database in ${folder}`,
    async dump(file) {
      if (!isThere())
        throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR as the server has it.`);
      await locked(() => runProgram('tar', ['-czf', file, '-C', folder, '.']));
    },
    isEmpty: async () => !isThere(),
    reads: (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b,
    async load(file) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await locked(() => runProgram('tar', ['-xzf', file, '-C', folder, '--no-same-owner']));
    },
    async clear() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
