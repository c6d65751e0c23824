/** A cell that cannot be used, in the author's words. */
export interface BadCell {
  /** As a spreadsheet counts them: the header is row 1. */
  readonly row: number;
  /** The name in the header. */
  readonly column: string;
  readonly found: string;
  readonly expected: string;
}

/** "Row 3, column sa1: found "7", expected a whole number from 1 to 6, or nothing." */
export function formatBadCell({ row, column, found, expected }: BadCell): string {
  return `Row ${row}, column ${column}: found ${found === '' ? 'nothing' : `"${truncate(found)}"`}, expected ${expected}.`;
}

/** A cell whose closing quote is missing holds the rest of the file. */
function truncate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)} …` : text;
}
