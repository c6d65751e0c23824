/** Text as a cell of CSV (RFC 4180): in quotation marks where it holds what would end the cell or the line. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
