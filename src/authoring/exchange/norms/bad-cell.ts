/** A table cell that cannot be used. */
export interface BadCell {
  /** Row as in a spreadsheet: the header is row 1. */
  readonly row: number;
  /** Name in the header. */
  readonly column: string;
  readonly found: string;
  readonly expected: string;
}

/** Formats a message such as: Row 3, column sa1: found "7", expected a whole number from 1 to 6, or nothing. */
export function formatBadCell({ row, column, found, expected }: BadCell): string {
  return `Row ${row}, column ${column}: found ${found === '' ? 'nothing' : `"${truncate(found)}"`}, expected ${expected}.`;
}

/** If a closing quote is missing, the cell contains the rest of the file. */
function truncate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)} …` : text;
}
