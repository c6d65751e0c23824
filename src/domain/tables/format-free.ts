/** Formats a date YYYYMMDD as in ISO 8601: 20261128 is 2026-11-28. */
export function formatDate(date: number): string {
  return `${date}`.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Formats minutes after midnight as a clock time of 24 hours: 1350 is 22:30. */
export function formatClockTime(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
