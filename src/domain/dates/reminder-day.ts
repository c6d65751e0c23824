import { daysBetween, isDay } from './india-day.ts';

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
