/** Upgrades of databases with a row in every table: stored values are unchanged. */
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createOlderDatabase } from '#tests/support/older-database.ts';

/** Before `0014_drop_arms_index.sql`, with which trials of wordings were removed. */
const migrationsBefore = 14;

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

type Rows = Record<string, Record<string, unknown>>;

/** A value for each column type; another type fails the test. */
const values: Readonly<Record<string, unknown>> = {
  bigint: 4711,
  integer: 1,
  text: 'a text',
  boolean: true,
  jsonb: [{ code: 1 }],
  'timestamp with time zone': '2026-11-01T06:30:00+00:00',
};

async function select<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}

async function readColumns(db: Database): Promise<Column[]> {
  return select<Column>(
    db,
    sql`select table_name, column_name, data_type
    from information_schema.columns where table_schema = 'public' order by table_name`,
  );
}

/** Inserts one row into every table. Foreign keys are satisfied, because all ids are equal. */
async function fillEveryTable(db: Database): Promise<void> {
  const all = await readColumns(db);
  const tables = [...new Set(all.map(({ table_name }) => table_name))];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of tables) {
      const columns = all.filter(({ table_name }) => table_name === table);
      const row = Object.fromEntries(
        columns.map(({ column_name, data_type }) => {
          if (!(data_type in values)) throw new Error(`${table}.${column_name}: no value for ${data_type}.`);
          return [column_name, values[data_type]];
        }),
      );
      const name = sql.identifier(table);
      await tx.execute(sql`insert into ${name}
        select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`);
    }
  });
}

/** The row of each table, with its values as JSON. */
async function readRows(db: Database): Promise<Rows> {
  const tables = [...new Set((await readColumns(db)).map(({ table_name }) => table_name))];
  const entries = await Promise.all(
    tables.map(async (table) => {
      const query = sql`select to_jsonb(r) as row from ${sql.identifier(table)} as r`;
      const [stored] = await select<{ row: Record<string, unknown> }>(db, query);
      return [table, stored?.row ?? {}] as const;
    }),
  );
  return Object.fromEntries(entries);
}

describe.each(['pglite', 'postgres'] as const)('a database with data in every table (%s)', (kind) => {
  it('is unchanged after the upgrade', async () => {
    let before: Rows = {};
    const location = await createOlderDatabase(kind, migrationsBefore, async (db) => {
      await fillEveryTable(db);
      before = await readRows(db);
    });
    const { db, close } = await openDatabase(location);
    const after = await readRows(db);
    await close();
    expect(Object.keys(before).length).toBeGreaterThan(15);
    expect(Object.values(before).filter((row) => Object.keys(row).length === 0)).toEqual([]);
    expect(after).toMatchObject(before);
  });
});
