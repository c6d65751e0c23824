/** Formats a CSV cell (RFC 4180): quoted if it contains a comma, a quote or a line break. */
export function formatCsvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
