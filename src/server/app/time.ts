import { dayMs } from '#domain/dates/day-length.ts';

/** Lengths of time in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;

/** The moment so many hours of 60 minutes later; earlier for a negative number. */
export function addHours(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * hour);
}

/** Whole days from one moment to another, rounded down: negative once the second has passed. */
export function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / dayMs);
}

/** The moment so many days of 24 hours later; earlier for a negative number. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}

/** India has one time zone without daylight saving: UTC+5:30. */
const aheadInIndia = 5.5 * hour;

/** The first midnight in India that is not before a moment. */
export function nextMidnightInIndia(time: Date): Date {
  const days = Math.ceil((time.getTime() + aheadInIndia) / dayMs);
  return new Date(days * dayMs - aheadInIndia);
}
