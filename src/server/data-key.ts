/** `npm run data-key -- change` and `npm run data-key -- forget`: docs/operations.md says when. */
import { ConfigError, parseConfig } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { DatabaseUnreachable } from './db/postgres.ts';
import { commands } from './sealing/commands.ts';
import { DataKeyError } from './sealing/data-key-error.ts';

async function run(name = ''): Promise<void> {
  const command = commands[name];
  if (!command) throw new DataKeyError('Write npm run data-key -- change, or npm run data-key -- forget.');
  const config = parseConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    console.log(await command(config, db, process.env.NEW_DATA_KEY));
  } finally {
    await close();
  }
}

run(process.argv[2]).catch((error: Error) => {
  const known = [ConfigError, DataKeyError, FolderInUse, DatabaseUnreachable];
  console.error(known.some((kind) => error instanceof kind) ? error.message : error);
  process.exitCode = 1;
});
