import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { BatchPace } from './batch-pace.ts';

/**
 * Streams the user ids of all accounts in batches, with a database cursor. The batch size of the pace limits
 * memory. Runs inside a transaction.
 */
export async function* streamUserIds(tx: Database, pace: BatchPace): AsyncGenerator<number[]> {
  await tx.execute(
    sql.raw(
      'declare research_accounts no scroll cursor for select userid::text from accounts order by userid',
    ),
  );
  for (;;) {
    const fetched = await tx.execute(sql.raw(`fetch forward ${pace.people} from research_accounts`));
    const { rows } = fetched as unknown as { rows: { userid: string }[] };
    if (rows.length === 0) break;
    yield rows.map(({ userid }) => Number(userid));
  }
  await tx.execute(sql.raw('close research_accounts'));
}
