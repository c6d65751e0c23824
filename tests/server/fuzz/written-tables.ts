/** Which tables a call has written to, as the database itself sees it: a row that was taken back was never written. */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';

/** Written by refusals too: they count tries, and tell of themselves. */
const writtenByErrors: readonly string[] = [schema.throttles, schema.auditLog].map((table) =>
  getTableName(table),
);

/** Has the database note every row that is stored, changed or deleted from now on. */
export async function recordWrites(db: Database): Promise<void> {
  await db.execute(sql.raw('create table noted (at_table text not null, what text not null)'));
  await db.execute(
    sql.raw(
      `create function note() returns trigger language plpgsql as $$
       begin insert into noted values (tg_argv[0], tg_op); return null; end $$`,
    ),
  );
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const name = getTableName(table);
    if (writtenByErrors.includes(name)) continue;
    await db.execute(
      sql.raw(
        `create trigger noting after insert or update or delete on ${name}
         for each row execute function note('${name}')`,
      ),
    );
  }
}

/** What was written since it was asked last: 'accounts: INSERT'. */
export async function takeWrites(db: Database): Promise<string[]> {
  const answer = await db.execute(sql.raw('delete from noted returning at_table, what'));
  const { rows } = answer as unknown as { rows: { at_table: string; what: string }[] };
  return [...new Set(rows.map((row) => `${row.at_table}: ${row.what}`))].sort();
}
