import pg from 'pg';
import { DatabaseFileUnreadable, DatabaseUnreachable } from './database-errors.ts';

/**
 * Opens a connection, which the caller ends.
 * @throws DatabaseUnreachable, DatabaseFileUnreadable
 */
export async function connectToPostgres<Config extends pg.ClientConfig>(
  config: Config,
  Client: new (config: Config) => pg.Client = pg.Client,
): Promise<pg.Client> {
  const client = createClient(config, Client);
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    return throwUnreachable(error as Error);
  }
}

/** @throws DatabaseUnreachable with the error as its cause */
export function throwUnreachable(error: NodeJS.ErrnoException): never {
  throw new DatabaseUnreachable(error.code ?? error.message, { cause: error });
}

/** The constructor of the driver reads the certificate files of the URL. */
function createClient<Config>(config: Config, Client: new (config: Config) => pg.Client): pg.Client {
  try {
    return new Client(config);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw code && path ? new DatabaseFileUnreadable(path, code) : error;
  }
}
