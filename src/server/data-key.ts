/** `npm run data-key -- change` and `npm run data-key -- forget`: docs/operations.md says when. */
import { parseConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { runCommand } from './operator-command.ts';
import { commands } from './sealing/commands.ts';
import { DataKeyError } from './sealing/data-key-error.ts';

await runCommand(async () => {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new DataKeyError('Write npm run data-key -- change, or npm run data-key -- forget.');
  const config = parseConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    return await command(config, db, { flags: process.argv.slice(3), next: process.env.NEW_DATA_KEY });
  } finally {
    await close();
  }
});
