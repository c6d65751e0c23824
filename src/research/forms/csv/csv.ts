import { join } from 'node:path';
import { csvCell } from '#domain/tables/csv-cell.ts';
import type { Cell, Row } from '#domain/tables/table.ts';
import type { Form } from '../../release/form.ts';
import { TextFile } from '../../release/text-file.ts';

/** One file for each table: RFC 4180, UTF-8 without a mark at its start, the names of the columns first. */
export const csv: Form = {
  name: 'csv',
  async begin({ folder, tables }) {
    const files = new Map(tables.map(({ name }) => [name, new TextFile(join(folder, `${name}.csv`))]));
    for (const { name, columns } of tables) {
      await files.get(name)?.write(formatCsvRow(columns.map((column) => column.name)));
    }
    return {
      row: (table, row) => files.get(table.name)?.write(formatCsvRow(row)),
      async end() {
        for (const file of files.values()) await file.end();
      },
    };
  },
};

/**
 * One line with its end. A missing cell is empty; true and false are 1 and 0. Nothing is put before a text that a
 * spreadsheet might take for a formula: cells are codes, never what people wrote.
 */
export function formatCsvRow(row: Row): string {
  return `${row.map((cell) => csvCell(formatCell(cell))).join(',')}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return String(cell);
}
