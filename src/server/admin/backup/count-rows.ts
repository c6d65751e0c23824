import type { Query } from '../../db/refuse-newer-database.ts';
import type { RowCounts } from './store.ts';

/** Names of the tables of the app and of its migrations, quoted. */
export async function listTables(query: Query): Promise<string[]> {
  const { rows } = await query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle')",
  );
  return rows.map((row) => (row as { name: string }).name);
}

/** Counts the rows of every table. */
export async function countTableRows(query: Query): Promise<RowCounts> {
  const counts = new Map<string, number>();
  for (const table of await listTables(query)) {
    const { rows } = await query(`select count(*)::float8 as rows from ${table}`);
    counts.set(table, (rows[0] as { rows: number }).rows);
  }
  return counts;
}
