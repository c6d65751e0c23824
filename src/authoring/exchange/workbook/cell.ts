/** What a cell holds; null: nothing. Formulas, dates and errors never get this far. */
export type Cell = string | number | boolean | null;

/** A sheet as rows of cells, the first with the names of the columns. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** "C12": a column and a row, both from 0, as spreadsheet programs name a cell. */
export function formatAddress(row: number, column: number): string {
  return `${formatColumn(column)}${row + 1}`;
}

/** "A", "B" … "Z", "AA" for a column, from 0. */
export function formatColumn(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : formatColumn(Math.floor(column / 26) - 1) + last;
}

/** A cell as words in a finding. */
export function formatCell(cell: Cell): string {
  if (cell === null) return 'an empty cell';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') return `the number ${cell}`;
  return `the text "${cell.length > 60 ? `${cell.slice(0, 57)}…` : cell}"`;
}
