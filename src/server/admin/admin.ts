/** `npm run admin`: commands for the support staff on the server. See docs/operations/support.md. */
import { parseConfig } from '../config/config.ts';
import { startSyncedClock } from '../db/clock.ts';
import { openDatabase } from '../db/open.ts';
import { help, parseCommand } from './commands/parse-command.ts';
import { openInput } from './commands/input.ts';
import { findStandaloneCommand } from './commands/standalone.ts';
import { runCommand } from '../config/run-command.ts';
import { openKeysAndEncryptOlderRows } from '../crypto/open-keys.ts';

if (process.env.npm_lifecycle_event === 'desk')
  console.warn(
    'Warning: npm run desk is deprecated and will be removed in the next release. Write npm run admin.',
  );

await runCommand(help, async () => {
  const input = openInput();
  const standalone = findStandaloneCommand(process.argv.slice(2));
  if (standalone) {
    try {
      return await standalone(process.env, input.ask);
    } finally {
      input.close();
    }
  }
  const command = parseCommand(process.argv.slice(2), input.ask);
  const config = parseConfig(process.env);
  const database = await openDatabase(config, { isPatient: true });
  const { db, close } = database;
  try {
    const { now } = await startSyncedClock(db);
    const { cipher } = await openKeysAndEncryptOlderRows(config, database, now);
    return await command({ config, db, cipher, now });
  } finally {
    input.close();
    await close();
  }
});
