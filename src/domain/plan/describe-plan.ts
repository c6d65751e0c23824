import { formatPlanDate } from './plan-days.ts';
import { type PlanChoices, planFallbacks, planPlaces, planTimes } from './plan-choices.ts';

/** A dated step in words. */
export interface PlanDescription {
  /** 'On Sunday, 12 Oct, after dinner, at home: Breathe slowly.' */
  readonly plan: string;
  /** 'If it does not work: do a smaller step. Take five slow breaths.' */
  readonly ifNot: string;
}

/**
 * Describes a plan.
 * @param smaller the smaller version; '' if there is none
 * @param now for 'Today' and 'Tomorrow'; without it, every day is a date
 */
export function describePlan(
  text: string,
  smaller: string,
  { when, where, ifNot, day }: PlanChoices,
  now?: Date,
): PlanDescription {
  const place = planPlaces.find(({ code }) => code === where)?.words ?? '';
  const fallback = planFallbacks.find(({ code }) => code === ifNot)?.words ?? '';
  const more = ifNot === 'smaller' && smaller ? ` ${smaller}` : '';
  return {
    plan: `${formatPlanTime({ when, day }, now)}, ${place}: ${text}`,
    ifNot: `If it does not work: ${fallback}.${more}`,
  };
}

/** Describes a plan without its place: 'Tomorrow after dinner: Breathe slowly.' */
export function describePlannedStep(text: string, plan: PlanMoment, now: Date): string {
  return `${formatPlanTime(plan, now)}: ${text}`;
}

type PlanMoment = Pick<PlanChoices, 'when' | 'day'>;

function formatPlanTime({ when, day }: PlanMoment, now?: Date): string {
  const time = planTimes.find(({ code }) => code === when)?.words ?? '';
  return `${formatPlanDate(day, now)} ${time}`;
}
