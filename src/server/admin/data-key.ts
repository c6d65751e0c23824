/** `npm run data-key -- change` and `npm run data-key -- forget`: docs/operations.md says when. */
import { parseConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { runCommand } from '../config/run-command.ts';
import { OperatorError } from '../config/operator-error.ts';
import { parseCommand, loseNames } from './data-key/commands.ts';

await runCommand(async () => {
  const [name = '', ...flags] = process.argv.slice(2);
  const command = parseCommand(name);
  // Whoever asks for help, or mistypes, changes no key.
  if (!command || flags.some((flag) => name !== 'forget' || flag !== loseNames))
    throw new OperatorError('Write npm run data-key -- change, or npm run data-key -- forget.');
  const config = parseConfig(process.env);
  const { db, close } = await openDatabase(config, { isPatient: true, lock: 'exclusive' });
  try {
    return await command(config, db, { flags, next: process.env.NEW_DATA_KEY });
  } finally {
    await close();
  }
});
