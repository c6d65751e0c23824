/**
 * A cell as a whole number: "3", "+3", "-1", and "3.0" or "3,0", as spreadsheets write them. Null for anything else, also
 * for 3.5.
 */
export function parseWholeNumber(cell: string): number | null {
  const match = /^([+-]?\d{1,9})([.,]0+)?$/.exec(cell);
  return match ? Number(match[1]) : null;
}

/** Does a cell say that there is nothing? Empty, or one of the words that statistics programs write. */
export function isBlank(cell: string): boolean {
  return /^(na|n\/a|nan|null|\.|-)?$/i.test(cell);
}
