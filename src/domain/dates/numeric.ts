/** Formats a date as 'DD/MM/YYYY' (dashboard cards), in the local time zone; '' for an invalid date. */
export function slashDate(time: Date | string): string {
  return numbers(time).join('/');
}

/** Formats a date as 'DD-MM-YYYY' (feedback), in the local time zone; '' for an invalid date. */
export function dashDate(time: Date | string): string {
  return numbers(time).join('-');
}

/** Parses a date; null if it is invalid. */
export function read(time: Date | string): Date | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Day, month and year as digits; empty for an invalid date. */
function numbers(time: Date | string): string[] {
  const date = read(time);
  if (date === null) return [];
  const two = (n: number) => String(n).padStart(2, '0');
  return [two(date.getDate()), two(date.getMonth() + 1), String(date.getFullYear()).padStart(4, '0')];
}
