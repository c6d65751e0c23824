import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import type { HelpFile } from './help-file.ts';

/** Days before the review date from which the check gives advice. */
export const noticeDays = 30;

/** In days: how long verified numbers are trusted. */
export const verificationValidDays = 185;

/** Returns true if both dates exist. */
export function hasValidDays({ lastChecked, reviewBy }: HelpFile): boolean {
  return isDay(lastChecked) && isDay(reviewBy);
}

/** Returns the days from today to the review, negative if it is overdue. */
export function countDaysToReview({ today, reviewBy }: HelpFile): number {
  return daysBetween(today, reviewBy);
}

/** The fix for findings on the review. */
export const reviewFix =
  'Dial every number, correct what changed, write today into "lastChecked" and a day within half a year into "reviewBy".';
