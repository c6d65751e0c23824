import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

/** Partition columns. Other tables are found by their reference to `accounts`. */
const partitionKeys: ReadonlyMap<string, string> = new Map([
  ['accounts', 'userid'],
  ...listAccountTables().map((name) => [name, 'userid'] as const),
  ['claims', 'key_hash'],
  ['links', 'address_key'],
]);
const tables = [...partitionKeys.keys()];

function listAccountTables(): string[] {
  return Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === schema.accounts))
    .map(({ name }) => name);
}

/**
 * Rebuilds the tables of people as hash partitions, with rows, keys and indexes, in one transaction. PostgreSQL only;
 * no server may run. Queries and migrations do not change.
 * @param count partitions per table
 * @returns false if the tables are partitioned already
 */
export function partitionTables(db: Database, count: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement));
    const column = async (statement: string) => {
      const { rows } = (await run(statement)) as unknown as { rows: { text: string }[] };
      return rows.map(({ text }) => text);
    };
    const isDone = await column(
      `select relkind::text as text from pg_class where oid = 'accounts'::regclass`,
    );
    if (isDone[0] === 'p') return false;
    const these = `(${tables.map((table) => `'${table}'::regclass`).join()})`;
    const constraints = await column(`
      select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where conrelid in ${these} and contype in ('p', 'u', 'f') order by contype = 'f', conname`);
    const indexes = await column(`
      select pg_get_indexdef(indexrelid) as text from pg_index
      where indrelid in ${these} and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`);
    for (const table of tables) await run(`alter table ${table} rename to ${table}_plain`);
    for (const table of tables) {
      await run(
        `create table ${table} (like ${table}_plain including defaults) partition by hash (${partitionKeys.get(table)})`,
      );
      for (let part = 0; part < count; part += 1) {
        await run(
          `create table ${table}_${part} partition of ${table} for values with (modulus ${count}, remainder ${part})`,
        );
      }
      await run(`insert into ${table} select * from ${table}_plain`);
    }
    for (const table of tables) await run(`drop table ${table}_plain cascade`);
    for (const statement of [...constraints, ...indexes]) await run(statement);
    return true;
  });
}
