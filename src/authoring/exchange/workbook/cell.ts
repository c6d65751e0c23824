/** The value of a cell; null if empty. Formulas, dates and errors are rejected earlier. */
export type CellValue = string | number | boolean | null;

/** A sheet. Its first row contains the names of the columns. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
}

/**
 * Formats a cell address such as "C12".
 * @param row from 0
 * @param column from 0
 */
export function formatAddress(row: number, column: number): string {
  return `${formatColumn(column)}${row + 1}`;
}

/** Formats a column from 0 as "A" to "Z", "AA" and so on. */
export function formatColumn(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : formatColumn(Math.floor(column / 26) - 1) + last;
}

/** Describes a cell in a finding. */
export function describeCell(cell: CellValue): string {
  if (cell === null) return 'an empty cell';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') return `the number ${cell}`;
  return `the text "${cell.length > 60 ? `${cell.slice(0, 57)}…` : cell}"`;
}
