import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';

/** All rows of a person in tables with a user id, as one text to compare. */
export async function readAccountRows(db: Database, userid: number): Promise<string> {
  const tables: unknown[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable) || !('userid' in getTableColumns(table))) continue;
    const rows = (await db.select().from(table as never)) as { userid: number }[];
    const own = rows.filter((row) => row.userid === userid).map((row) => JSON.stringify(row));
    tables.push([name, own.sort()]);
  }
  return JSON.stringify(tables);
}
