/** 'DD/MM/YYYY', as dashboard cards write it, in the reader's time zone; '' for a time that cannot be read. */
export function slashDate(time: Date | string): string {
  return numbers(time).join('/');
}

/** 'DD-MM-YYYY', as feedback writes it, in the reader's time zone; '' for a time that cannot be read. */
export function dashDate(time: Date | string): string {
  return numbers(time).join('-');
}

/** The time as a date; null for one that cannot be read. */
export function read(time: Date | string): Date | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Day, month and year as digits; nothing for an unreadable time. */
function numbers(time: Date | string): string[] {
  const date = read(time);
  if (date === null) return [];
  const two = (n: number) => String(n).padStart(2, '0');
  return [two(date.getDate()), two(date.getMonth() + 1), String(date.getFullYear()).padStart(4, '0')];
}
