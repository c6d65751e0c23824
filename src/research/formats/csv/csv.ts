import { join } from 'node:path';
import { formatCsvCell } from '#domain/tables/csv-cell.ts';
import type { Cell, Row } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';

/** One CSV file per table: RFC 4180, UTF-8 without a byte order mark, column names in the first row. */
export const csv: ReleaseFormat = {
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
 * Formats a row. A missing cell is empty; booleans are 1 and 0. Needs no protection against formula injection,
 * since cells are codes and never user input.
 */
export function formatCsvRow(row: Row): string {
  return `${row.map((cell) => formatCsvCell(formatCell(cell))).join(',')}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return String(cell);
}
