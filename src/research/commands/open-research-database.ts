import { parseConfig } from '#server/config/config.ts';
import { readDatabaseTime } from '#server/db/clock.ts';
import { DataFolderInUse } from '#server/db/folder-lock.ts';
import { openDatabase } from '#server/db/open.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/** The embedded database is probably in use by the server. Folders that no server uses have no answers. */
function createInUseError(folder: string): OperatorError {
  return new OperatorError(
    `DATA_DIR: ${folder} is in use, probably by the server. Only one process can open the embedded database. Stop the ` +
      'server, run this command, and start the server again. PostgreSQL can be read while the server runs.',
  );
}

/** An open database for reading all answers. */
export interface ResearchDatabase extends OpenDatabase {
  /** The time of the database clock. No stored answer is later. */
  readonly now: Date;
}

/**
 * Opens the configured database. @throws OperatorError while the server uses the embedded database, and as
 * `openDatabase`
 */
export async function openResearchDatabase(env: NodeJS.ProcessEnv): Promise<ResearchDatabase> {
  const config = parseConfig(env);
  const opened = await openDatabase(config, { isPatient: true }).catch((error: unknown) => {
    throw error instanceof DataFolderInUse ? createInUseError(config.dataDir) : error;
  });
  return { ...opened, now: await readDatabaseTime(opened.db) };
}
