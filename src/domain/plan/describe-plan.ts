import { formatWeekday } from './plan-days.ts';
import { type PlanChoices, planFallbacks, planPlaces, planTimes } from './plan-choices.ts';

/** A dated step in words. */
export interface PlanDescription {
  /** 'On Sunday after dinner, at home: Breathe slowly.' */
  readonly plan: string;
  /** 'If it does not work: I do the smaller one. Take five slow breaths.' */
  readonly ifNot: string;
}

/**
 * Describes a plan.
 * @param smaller the smaller version; '' if there is none
 */
export function describePlan(
  text: string,
  smaller: string,
  { when, where, ifNot, day }: PlanChoices,
): PlanDescription {
  const time = planTimes.find(({ code }) => code === when)?.words ?? '';
  const place = planPlaces.find(({ code }) => code === where)?.words ?? '';
  const fallback = planFallbacks.find(({ code }) => code === ifNot)?.label ?? '';
  const more = ifNot === 'smaller' && smaller ? ` ${smaller}` : '';
  return {
    plan: `On ${formatWeekday(day)} ${time}, ${place}: ${text}`,
    ifNot: `If it does not work: ${fallback}.${more}`,
  };
}
