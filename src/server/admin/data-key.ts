/** `npm run data-key -- change` and `npm run data-key -- forget`: see docs/operations/configure.md. */
import { parseConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { runCommand } from '../config/run-command.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { parseCommand, loseNames } from './data-key/commands.ts';

const help: CommandHelp = {
  name: 'data-key',
  usage: 'change, or npm run data-key -- forget',
  summary:
    'change re-encrypts the database with another data key (NEW_DATA_KEY, or a new one); forget starts with a new key after the ' +
    'data key was lost. Stop all servers first.',
  options: [[loseNames, 'with forget: confirms that accounts lose names and addresses']],
  example: 'change',
};

await runCommand(help, async () => {
  const [name = '', ...flags] = process.argv.slice(2);
  const command = parseCommand(name);
  if (!command || flags.some((flag) => name !== 'forget' || flag !== loseNames)) throw createUsageError(help);
  const config = parseConfig(process.env);
  const { db, close } = await openDatabase(config, { isPatient: true, lock: 'exclusive' });
  try {
    return await command(config, db, { flags, next: process.env.NEW_DATA_KEY });
  } finally {
    await close();
  }
});
