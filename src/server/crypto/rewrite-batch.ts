import { asc, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import { mapEncryptedColumns } from '../repositories/encrypted-rows.ts';

const batchSize = 500;

/** Key and encrypted columns of a row. */
export type EncryptedRow = Readonly<Record<string, unknown>>;

interface Batch {
  /** Ordered by key, with the new values; empty at the end of the table. */
  readonly rows: EncryptedRow[];
  /** The rows that were changed. */
  readonly changed: EncryptedRow[];
}

/**
 * Converts the encrypted columns of the next rows of a table, ordered by key.
 * @param after the last row of the previous batch; null for the first
 * @param convert returns the new text; an empty text, left by a lost key, stays empty
 */
export async function rewriteBatch(
  tx: Database,
  name: EncryptedTable,
  after: EncryptedRow | null,
  convert: (field: string, owner: string, text: string) => string,
): Promise<Batch> {
  const { table, key, columns } = encryptedColumns[name];
  const all: Record<string, PgColumn> = getTableColumns<PgTable>(table);
  const selection = [...key, ...columns].map((column) => [column, all[column] as PgColumn] as const);
  const keys = key.map((column) => all[column] as PgColumn);
  const afterLast = after && sql`(${list(keys)}) > (${list(key.map((column) => sql`${after[column]}`))})`;
  const rows: EncryptedRow[] = await tx
    .select(Object.fromEntries(selection))
    .from(table as PgTable)
    .where(afterLast ?? undefined)
    .orderBy(...keys.map((column) => asc(column)))
    .limit(batchSize);
  const next = rows.map((row) =>
    mapEncryptedColumns(name, row, (field, owner, text) => text && convert(field, owner, text)),
  );
  const changed = next.filter((row, at) => columns.some((column) => row[column] !== rows[at]?.[column]));
  if (changed.length > 0) await write(tx, name, changed);
  return { rows: next, changed };
}

/** One statement with all rows as JSON. */
async function write(tx: Database, name: EncryptedTable, rows: readonly EncryptedRow[]): Promise<void> {
  const { table, key, columns } = encryptedColumns[name];
  const all: Record<string, PgColumn> = getTableColumns<PgTable>(table);
  const typed = [...key, ...columns].map(
    (column) => sql`${sql.identifier(column)} ${sql.raw(all[column]?.getSQLType() ?? '')}`,
  );
  const set = columns.map(
    (column) => sql`${sql.identifier(all[column]?.name ?? '')} = anew.${sql.identifier(column)}`,
  );
  const same = key.map((column) => sql`${all[column]} = anew.${sql.identifier(column)}`);
  await tx.execute(sql`
    update ${table} set ${list(set)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as anew(${list(typed)})
    where ${sql.join(same, sql` and `)}
  `);
}

function list(parts: readonly (PgColumn | ReturnType<typeof sql>)[]) {
  return sql.join(
    [...parts].map((part) => sql`${part}`),
    sql`, `,
  );
}
