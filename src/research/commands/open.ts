import { parseConfig } from '#server/config/config.ts';
import { readDatabaseTime } from '#server/db/clock.ts';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { openDatabase } from '#server/db/open.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/** The server works on the embedded database: other folders, which a server could take, hold no answers. */
function serverRuns(folder: string): OperatorError {
  return new OperatorError(
    `DATA_DIR: ${folder} is in use, probably by the server. Only one process can open the embedded database. Stop the ` +
      'server, run this command, and start the server again. PostgreSQL can be read while the server runs.',
  );
}

/** A database that is open for reading it through. */
export interface OpenForResearch extends OpenDatabase {
  /** The time by the database's clock: of answers that are later than that none is stored. */
  readonly now: Date;
}

/** Opens the database that the settings of the server name. @throws OperatorError while the server runs, and what opening throws */
export async function openForResearch(env: NodeJS.ProcessEnv): Promise<OpenForResearch> {
  const config = parseConfig(env);
  const opened = await openDatabase(config, { isPatient: true }).catch((error: unknown) => {
    throw error instanceof FolderInUse ? serverRuns(config.dataDir) : error;
  });
  return { ...opened, now: await readDatabaseTime(opened.db) };
}
