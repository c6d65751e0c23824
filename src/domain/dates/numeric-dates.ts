/** Keeps a date on one line. */
export const noBreakSpace = '\u00A0';

/** Formats a date as 'DD/MM/YYYY' (dashboard cards), in the local time zone; '' for an invalid date. */
export function formatSlashDate(time: Date | string): string {
  return formatParts(time).join('/');
}

/** Formats a date as 'DD-MM-YYYY' (feedback), in the local time zone; '' for an invalid date. */
export function formatDashDate(time: Date | string): string {
  return formatParts(time).join('-');
}

/** Formats a date as '21 Nov 2026', in the local time zone; '' for an invalid date. */
export function formatDate(time: Date | string): string {
  const day = formatShortDay(time);
  return day && `${day}${noBreakSpace}${new Date(time).getFullYear()}`;
}

/** Formats a date as '21 Nov', in the local time zone; '' for an invalid date. */
export function formatShortDay(time: Date | string): string {
  const date = parseDate(time);
  if (date === null) return '';
  // Every page loads this function, so it needs no list of months.
  const [, month, day] = date.toDateString().split(' ');
  return `${Number(day)}${noBreakSpace}${month}`;
}

/** Parses a date; null if it is invalid. */
export function parseDate(time: Date | string): Date | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Day, month and year as digits; empty for an invalid date. */
function formatParts(time: Date | string): string[] {
  const date = parseDate(time);
  if (date === null) return [];
  const two = (n: number) => String(n).padStart(2, '0');
  return [two(date.getDate()), two(date.getMonth() + 1), String(date.getFullYear()).padStart(4, '0')];
}
