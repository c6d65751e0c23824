import type { CellValue, Sheet } from './cell.ts';
import { loadLibrary, type StyledCell } from './xlsx-library.ts';

/**
 * Writes sheets as an XLSX file. Cells with text have the format "text", so that a leading = is not evaluated as a
 * formula.
 */
export async function createWorkbook(sheets: readonly Sheet[], title: string): Promise<Uint8Array> {
  const { writeXlsx } = await loadLibrary();
  return writeXlsx({ sheets: sheets.map(toWorksheet), properties: { title, creator: 'npm run instrument' } });
}

function toWorksheet({ name, rows }: Sheet) {
  return {
    name,
    rows: rows.map((row) => [...row]),
    columns: (rows[0] ?? []).map((_, column) => toColumn(rows.map((row) => row[column] ?? null))),
    cells: new Map(rows.flatMap((row, at) => row.flatMap((cell, column) => styleCell(cell, at, column)))),
    freezePane: { rows: 1 },
  };
}

function toColumn(cells: readonly CellValue[]) {
  const longest = Math.max(...cells.map((cell) => String(cell ?? '').length));
  return { width: Math.min(Math.max(longest + 2, 8), 60) };
}

function styleCell(value: CellValue, row: number, column: number): [string, StyledCell][] {
  if (value === null) return [];
  const alignment = { vertical: 'top', wrapText: true } as const;
  const text = typeof value === 'string' ? { numFmt: '@' } : {};
  const head = row === 0 ? { font: { bold: true } } : {};
  return [[`${row},${column}`, { value, style: { alignment, ...text, ...head } }]];
}
