/** Records the tables that a request writes to, with database triggers. Writes that are rolled back are not recorded. */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';

/** Errors write to these too: rate limit counters and audit log entries. */
const writtenByErrors: readonly string[] = [schema.throttles, schema.auditLog].map((table) =>
  getTableName(table),
);

/** Creates triggers that record every inserted, updated or deleted row. */
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

/** Returns and removes the recorded writes: 'accounts: INSERT'. */
export async function takeWrites(db: Database): Promise<string[]> {
  const answer = await db.execute(sql.raw('delete from noted returning at_table, what'));
  const { rows } = answer as unknown as { rows: { at_table: string; what: string }[] };
  return [...new Set(rows.map((row) => `${row.at_table}: ${row.what}`))].sort();
}
