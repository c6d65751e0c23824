import { dayMs } from '#domain/dates/day-length.ts';
import type { PlanTime } from '#domain/plan/plan-choices.ts';

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

/** Whether the day of the plan was more than `maxDays` days before `now`, or is invalid. */
export function isStoredPlanExpired({ day }: StoredPlan, now: Date): boolean {
  return !(now.getTime() < Date.parse(`${day}T00:00`) + (maxDays + 1) * dayMs);
}
