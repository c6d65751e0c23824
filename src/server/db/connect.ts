import pg from 'pg';
import { DatabaseFiles, DatabaseUnreachable } from './database-errors.ts';

/**
 * A connection, to be ended. Whatever keeps it from being made, an operator mends outside of the program.
 * @throws DatabaseUnreachable, DatabaseFiles
 */
export async function connectTo<Config extends pg.ClientConfig>(
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

/** @throws DatabaseUnreachable, whose cause is the error */
export function throwUnreachable(error: NodeJS.ErrnoException): never {
  throw new DatabaseUnreachable(error.code ?? error.message, { cause: error });
}

/** The driver reads the files that an address names when it is made. */
function createClient<Config>(config: Config, Client: new (config: Config) => pg.Client): pg.Client {
  try {
    return new Client(config);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw code && path ? new DatabaseFiles(path, code) : error;
  }
}
