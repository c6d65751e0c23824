import { dayMs } from '#domain/dates/day-length.ts';

/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;

/** @param hours of 60 minutes; may be negative */
export function addHours(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * hour);
}

/** Whole days between two times, rounded down; negative if `to` is before `from`. */
export function countDaysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / dayMs);
}

/** @param days of 24 hours; may be negative */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}

/** India has one time zone without daylight saving: UTC+5:30. */
const aheadInIndia = 5.5 * hour;

/** The first midnight in India at or after a time. */
export function computeNextMidnightInIndia(time: Date): Date {
  const days = Math.ceil((time.getTime() + aheadInIndia) / dayMs);
  return new Date(days * dayMs - aheadInIndia);
}
