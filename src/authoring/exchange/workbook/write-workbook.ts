import type { Cell, Sheet } from './cell.ts';
import { library, type WrittenCell } from './library.ts';

/**
 * Sheets as the bytes of an XLSX file. Texts are stored as texts, in the format "text": no program takes one that
 * begins with = for a formula.
 */
export async function workbookBytes(sheets: readonly Sheet[], title: string): Promise<Uint8Array> {
  const { writeXlsx } = await library();
  return writeXlsx({ sheets: sheets.map(pageOf), properties: { title, creator: 'npm run instrument' } });
}

function pageOf({ name, rows }: Sheet) {
  return {
    name,
    rows: rows.map((row) => [...row]),
    columns: (rows[0] ?? []).map((_, column) => columnOf(rows.map((row) => row[column] ?? null))),
    cells: new Map(rows.flatMap((row, at) => row.flatMap((cell, column) => styled(cell, at, column)))),
    freezePane: { rows: 1 },
  };
}

function columnOf(cells: readonly Cell[]) {
  const longest = Math.max(...cells.map((cell) => String(cell ?? '').length));
  return { width: Math.min(Math.max(longest + 2, 8), 60) };
}

function styled(value: Cell, row: number, column: number): [string, WrittenCell][] {
  if (value === null) return [];
  const alignment = { vertical: 'top', wrapText: true } as const;
  const text = typeof value === 'string' ? { numFmt: '@' } : {};
  const head = row === 0 ? { font: { bold: true } } : {};
  return [[`${row},${column}`, { value, style: { alignment, ...text, ...head } }]];
}
