import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPglite } from './pglite.ts';
import { type ConnectionOptions, openPostgres } from './postgres.ts';

/**
 * Opens PostgreSQL if DATABASE_URL is set, else the embedded database in the data folder, and migrates it.
 * @throws DataFolderInUse, DatabaseInUse, DatabaseUnreachable, DatabaseNewer
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  opening?: ConnectionOptions,
): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, opening) : openPglite(config.dataDir);
}
