import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import { type PlanTime, planTimes } from '#domain/plan/plan-choices.ts';
import { toDayKey } from '#domain/plan/plan-days.ts';

/** Days after the day of the plan until it is removed. */
const maxDays = 7;

/** What the dashboard displays of a plan offline. The trouble and the words of the step are not stored. */
export interface StoredPlan {
  /** Slug. */
  readonly step: string;
  /** The smaller version of the step. */
  readonly isSmaller: boolean;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly when: PlanTime;
}

/** Parses a stored text; null if it has another shape. */
export function parseStoredPlan(text: string): StoredPlan | null {
  try {
    const { step, isSmaller = false, day, when } = JSON.parse(text) as Partial<StoredPlan>;
    const isTime = planTimes.some(({ code }) => code === when);
    return typeof step === 'string' && typeof day === 'string' && isDay(day) && when && isTime
      ? { step, isSmaller, day, when }
      : null;
  } catch {
    return null;
  }
}

/** Whether the day of the plan was more than `maxDays` days before `now`. */
export function isStoredPlanExpired({ day }: StoredPlan, now: Date): boolean {
  return daysBetween(day, toDayKey(now)) > maxDays;
}
