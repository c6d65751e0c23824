import { daysBetween } from '../dates/india-day.ts';
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

/** Whether a day is today or tomorrow; null for others. */
export function findNearDay(day: string, now: Date): 'today' | 'tomorrow' | null {
  const distance = daysBetween(toDayKey(now), day);
  if (distance === 0) return 'today';
  return distance === 1 ? 'tomorrow' : null;
}
