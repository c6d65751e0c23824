import { dayMs } from './day-length.ts';

/** India has had one offset from UTC since 1945. */
const indiaOffset = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India, as 2026-11-21. Dates in files and texts use it, while servers and CI mostly run in
 * UTC.
 */
export function getIndianDay(time = new Date()): string {
  return new Date(time.getTime() + indiaOffset).toISOString().slice(0, 10);
}

/** Whether a text is a calendar day, as 2026-11-21. Rejects 2026-02-30, which `Date.parse` reads as 2 March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** The number of days from one calendar day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
