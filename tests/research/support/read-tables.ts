import type { Cell, Column, Row, Table } from '#domain/tables/table.ts';
import type { MadeUpRelease } from './fake-release.ts';

/** What a judge found: how many cells it compared, and each that differs, in words. */
export interface Verdict {
  readonly compared: number;
  readonly differing: readonly string[];
}

/** Compares every cell that was given to write with what another program read. */
export async function judged(
  { tables, rows }: MadeUpRelease,
  read: (table: Table) => readonly Row[] | Promise<readonly Row[]>,
): Promise<Verdict> {
  let compared = 0;
  const differing: string[] = [];
  for (const table of tables) {
    const given = rows.get(table.name) ?? [];
    const found = await read(table);
    if (found.length !== given.length)
      differing.push(`${table.name}: ${given.length} rows, ${found.length} read`);
    for (const [line, row] of given.entries()) {
      for (const [at, { name }] of table.columns.entries()) {
        compared += 1;
        const [cell, other] = [row[at] ?? null, found[line]?.[at]];
        if (cell !== other) differing.push(`${table.name} row ${line} ${name}: ${cell}, read ${other}`);
      }
    }
  }
  return { compared, differing };
}

/** Cells of a CSV file as they were before they were written; what the program writes for missing is null. */
export function cellsOf(
  lines: readonly (readonly string[])[],
  columns: readonly Column[],
  missing: string,
): Row[] {
  return lines.map((line) => columns.map((column, at) => cellOf(line[at] ?? '', column, missing)));
}

function cellOf(text: string, { type }: Column, missing: string): Cell {
  if (text.trim() === missing.trim()) return null;
  if (type === 'string') return text;
  if (type === 'boolean') return { 1: true, TRUE: true, 0: false, FALSE: false }[text] ?? text;
  return text.trim() === '' ? text : Number(text);
}
