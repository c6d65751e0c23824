/** What a database holds of the submissions that were confirmed. */
import pg from 'pg';

/** How many of these keys it does not hold, and how many of all it holds twice. */
export async function missingOf(
  databaseUrl: string,
  keys: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ key: string; count: number }>(
    'select idempotency_key as key, count(*)::int as count from attempts group by 1',
  );
  await client.end();
  const stored = new Set(rows.map(({ key }) => key));
  return {
    lost: keys.filter((key) => !stored.has(key)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}
