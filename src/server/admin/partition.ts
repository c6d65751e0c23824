/** `npm run db:partition`: converts the large tables to 32 hash partitions. */
import { parseConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { partitionTables } from '../db/partition.ts';
import { runCommand } from '../config/run-command.ts';
import type { CommandHelp } from '#command-line/command-help.ts';
import { OperatorError } from '../config/operator-error.ts';

const partitions = 32;

const help: CommandHelp = {
  name: 'db:partition',
  usage: '',
  summary: `Rebuilds the large tables with ${partitions} hash partitions each. PostgreSQL only. Stop all servers first.`,
  example: '',
};

await runCommand(help, async () => {
  const config = parseConfig(process.env);
  if (!config.databaseUrl)
    throw new OperatorError(
      'DATABASE_URL is not set. Partitions need PostgreSQL: set it to the address of the database.',
    );
  const { db, close } = await openDatabase(config, { isPatient: true, lock: 'exclusive' });
  try {
    return (await partitionTables(db, partitions))
      ? `The large tables have ${partitions} partitions each.`
      : 'The tables are partitioned already. Nothing was changed.';
  } finally {
    await close();
  }
});
