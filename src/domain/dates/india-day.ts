import { dayMs } from './day-length.ts';

/** How Sweden writes a day is how the files do. */
const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * The day of a moment in India, as 2026-11-21; today's where none is given. Authors and readers live by it: a new day
 * begins there while machines that build, check and serve, which mostly go by UTC, still have the old one.
 */
export function indianDay(time = new Date()): string {
  return inIndia.format(time);
}

/** Whether a text is a day of the calendar, as 2026-11-21. 2026-02-30 is none, though JavaScript reads it as 2 March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** How many days lie between two days of the calendar; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
