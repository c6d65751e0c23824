import { daysBetween } from '../dates/india-day.ts';
import { toDayKey } from './plan-days.ts';

/** Days after the choice. */
const askAfter = 7;
const restAfter = 21;
const lookBackAfter = 28;
const endAfter = 56;

/** What the dashboard does with a chosen step. */
export interface PlanStage {
  /** The step is displayed. */
  readonly isOpen: boolean;
  /** 'Did you do it? Did it help?' is asked. */
  readonly isAsked: boolean;
  /** Keeping, making smaller and changing are offered. */
  readonly canRenew: boolean;
  /** The person is asked to answer the part that matters again. */
  readonly isLookBack: boolean;
}

/**
 * Computes the stage of a step. From day 7 on it is asked about, once; from day 21 on it rests after the answer. Four
 * weeks after the first choice the person is asked to answer one section again. Only one of them at a time.
 * @param chosenAt time of the last choice, ISO 8601
 * @param since day of the first choice of the same step, YYYY-MM-DD; null if it was not renewed
 * @param isRated whether the person has answered about it
 */
export function computePlanStage(
  { chosenAt, since, isRated }: { chosenAt: string; since: string | null; isRated: boolean },
  now: Date,
): PlanStage {
  const today = toDayKey(now);
  const chosenOn = toDayKey(new Date(chosenAt));
  const age = daysBetween(chosenOn, today);
  const total = daysBetween(since ?? chosenOn, today);
  const isOver = age >= endAfter;
  const isAsked = !isOver && !isRated && age >= askAfter;
  const canRenew = isRated && age < restAfter;
  return {
    isOpen: !isOver && !(isRated && age >= restAfter),
    isAsked,
    canRenew,
    isLookBack: !isAsked && !canRenew && total >= lookBackAfter && total < endAfter,
  };
}
