/**
 * Parses a whole number, including the forms "+3", "3.0" and "3,0" of spreadsheet programs. Returns null for any other
 * text, such as "3.5".
 */
export function parseWholeNumber(cell: string): number | null {
  const match = /^([+-]?\d{1,9})([.,]0+)?$/.exec(cell);
  return match ? Number(match[1]) : null;
}

/** Returns true for an empty cell, and for the codes of missing values in statistics programs. */
export function isBlank(cell: string): boolean {
  return /^(na|n\/a|nan|null|\.|-)?$/i.test(cell);
}
