import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** So many accounts are in memory at once, with their attempts. */
export const batchSize = 200;

/** The user ids of all accounts, batch by batch, by a cursor of the database; inside a transaction. */
export async function* userIds(tx: Database): AsyncGenerator<number[]> {
  await tx.execute(
    sql.raw(
      'declare research_accounts no scroll cursor for select userid::text from accounts order by userid',
    ),
  );
  for (;;) {
    const fetched = await tx.execute(sql.raw(`fetch forward ${batchSize} from research_accounts`));
    const { rows } = fetched as unknown as { rows: { userid: string }[] };
    if (rows.length === 0) break;
    yield rows.map(({ userid }) => Number(userid));
  }
  await tx.execute(sql.raw('close research_accounts'));
}
