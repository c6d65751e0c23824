import { parseConfig } from '#server/config.ts';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { openDatabase } from '#server/db/open.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { OperatorError } from '#server/operator-command.ts';

/** The server works on the embedded database: other folders, which a server could take, hold no answers. */
class ServerRuns extends OperatorError {
  constructor(folder: string) {
    super(
      `A program works on ${folder}: the server, most likely. The embedded database belongs to one process. Stop the ` +
        'server, run this command again, and start the server. PostgreSQL is read while the server runs.',
    );
    this.name = 'ServerRuns';
  }
}

/** Opens the database that the settings of the server name. @throws ServerRuns, and what opening throws */
export async function openForResearch(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  const config = parseConfig(env);
  return openDatabase(config).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new ServerRuns(config.dataDir) : error;
  });
}
