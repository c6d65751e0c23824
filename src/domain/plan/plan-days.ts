import { daysBetween } from '../dates/india-day.ts';
import { formatShortDay } from '../dates/numeric-dates.ts';
import { type PlanTime, planTimes } from './plan-choices.ts';

/** Days from which a person can choose. */
export const planDayCount = 7;

/** Formats a date as YYYY-MM-DD, in the local time zone. */
export function toDayKey(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Lists the days on which a time of day is still to come: `planDayCount` from today, or from tomorrow if it is over. */
export function listPlanDays(now: Date, when: PlanTime): readonly string[] {
  const endHour = planTimes.find(({ code }) => code === when)?.endHour ?? 24;
  const first = now.getHours() >= endHour ? 1 : 0;
  return Array.from({ length: planDayCount }, (_, at) =>
    toDayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() + first + at, 12)),
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a day. */
export function formatWeekday(day: string): string {
  return weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
}

/** Formats a day of the choice as 'Today', 'Tomorrow' or its weekday. */
export function formatPlanDay(day: string, now: Date): string {
  const distance = daysBetween(toDayKey(now), day);
  if (distance === 0) return 'Today';
  return distance === 1 ? 'Tomorrow' : formatWeekday(day);
}

/** Formats the day of a plan as 'Today', 'Tomorrow' or 'On Saturday, 5 Dec,'. */
export function formatPlanDate(day: string, now?: Date): string {
  const name = now ? formatPlanDay(day, now) : '';
  if (name === 'Today' || name === 'Tomorrow') return name;
  return `On ${formatWeekday(day)}, ${formatShortDay(`${day}T12:00`)},`;
}
