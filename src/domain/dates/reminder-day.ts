import { daysBetween, isDay } from './india-day.ts';

/** The calendar day after a time, in the local time zone, as 2026-12-06. */
export function getDayAfter(time: Date): string {
  const next = new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate() + 1));
  return next.toISOString().slice(0, 10);
}

/** How many days ahead a reminder can be set. */
const longestDays = 90;

/**
 * Whether a reminder can be set for a day: from tomorrow to 90 days ahead.
 * @param on calendar day, as 2026-12-06
 * @param today calendar day
 */
export function isReminderDay(on: string, today: string): boolean {
  if (!isDay(on)) return false;
  const days = daysBetween(today, on);
  return days >= 1 && days <= longestDays;
}
