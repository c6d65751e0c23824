import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { BatchPace } from './pace.ts';

/**
 * The user ids of all accounts by a cursor of the database, so many at once as the pace says: of so many people, with their
 * attempts, something is in memory. Inside a transaction.
 */
export async function* userIds(tx: Database, pace: BatchPace): AsyncGenerator<number[]> {
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
