/** `npm run desk`: what the institute's help desk does on the server's machine. docs/operations/runbook.md */
import { parseConfig } from '../config/config.ts';
import { startClock } from '../db/clock.ts';
import { openDatabase } from '../db/open.ts';
import { commandOf } from './desk/commands.ts';
import { openInput } from './desk/input.ts';
import { runCommand } from '../config/run-command.ts';
import { openKeys } from '../crypto/open-keys.ts';

await runCommand(async () => {
  const input = openInput();
  const command = commandOf(process.argv.slice(2), input.ask);
  const config = parseConfig(process.env);
  const database = await openDatabase(config, { isPatient: true });
  const { db, close } = database;
  try {
    const { now } = await startClock(db);
    const { cipher } = await openKeys(config, database, now);
    return await command({ config, db, cipher, now });
  } finally {
    input.close();
    await close();
  }
});
