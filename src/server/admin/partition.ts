/** `npm run db:partition`: spreads the tables of a person over 32 hash partitions. PostgreSQL alone, while no server runs. */
import { parseConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { partitionTables } from '../db/partition.ts';
import { runCommand } from '../config/run-command.ts';
import { OperatorError } from '../config/operator-error.ts';

const partitions = 32;

await runCommand(async () => {
  const config = parseConfig(process.env);
  if (!config.databaseUrl) throw new OperatorError('Only PostgreSQL has partitions: set DATABASE_URL.');
  const { db, close } = await openDatabase(config, { isPatient: true, lock: 'exclusive' });
  try {
    return (await partitionTables(db, partitions))
      ? `The tables of a person stand in ${partitions} partitions each.`
      : 'The tables are partitioned already. Nothing was changed.';
  } finally {
    await close();
  }
});
