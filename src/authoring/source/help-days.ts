import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import type { HelpFile } from './help-file.ts';

/** How many days before the review the check speaks of it. */
export const noticeDays = 30;

/** Half a year: how long numbers that were dialled once may be relied on. */
export const halfAYear = 185;

/** Whether both days of the help lines exist. */
export function hasValidDays({ lastChecked, reviewBy }: HelpFile): boolean {
  return isDay(lastChecked) && isDay(reviewBy);
}

/** Days from today to the review; negative when it is past. */
export function countDaysToReview({ today, reviewBy }: HelpFile): number {
  return daysBetween(today, reviewBy);
}

/** The fix of the findings on the review. */
export const reviewFix =
  'Dial every number, correct what changed, write today into "lastChecked" and a day within half a year into "reviewBy".';
