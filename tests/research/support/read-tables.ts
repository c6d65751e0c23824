import type { Cell, Column, Row, Table } from '#domain/tables/table.ts';
import type { FakeRelease } from './fake-release.ts';

/** The number of compared cells, and a description of each difference. */
export interface Comparison {
  readonly compared: number;
  readonly differing: readonly string[];
}

/** Compares every written cell with the value that another program read. */
export async function compareTables(
  { tables, rows }: FakeRelease,
  read: (table: Table) => readonly Row[] | Promise<readonly Row[]>,
): Promise<Comparison> {
  let compared = 0;
  const differing: string[] = [];
  for (const table of tables) {
    const written = rows.get(table.name) ?? [];
    const found = await read(table);
    if (found.length !== written.length)
      differing.push(`${table.name}: ${written.length} rows, ${found.length} read`);
    for (const [line, row] of written.entries()) {
      for (const [at, { name }] of table.columns.entries()) {
        compared += 1;
        const [cell, other] = [row[at] ?? null, found[line]?.[at]];
        if (cell !== other) differing.push(`${table.name} row ${line} ${name}: ${cell}, read ${other}`);
      }
    }
  }
  return { compared, differing };
}

/** Parses the cells of a CSV file into the original values; the text of a missing value becomes null. */
export function parseCells(
  lines: readonly (readonly string[])[],
  columns: readonly Column[],
  missing: string,
): Row[] {
  return lines.map((line) => columns.map((column, at) => parseCell(line[at] ?? '', column, missing)));
}

function parseCell(text: string, { type }: Column, missing: string): Cell {
  if (text.trim() === missing.trim()) return null;
  if (type === 'string') return text;
  if (type === 'boolean') return { 1: true, TRUE: true, 0: false, FALSE: false }[text] ?? text;
  return text.trim() === '' ? text : Number(text);
}
