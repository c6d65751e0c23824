import type { PlanBody } from '#contract/step-requests.ts';
import { daysBetween, getIndianDay, isDay } from '#domain/dates/india-day.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import type { PlanChoices } from '#domain/plan/plan-choices.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { planDayCount } from '#domain/plan/plan-days.ts';
import type { Context } from '../app/context.ts';
import type { StoredStepPlan, StoredStep } from '../repositories/steps.ts';

/** Creates a step with a day; null if it is not offered, or the day is not near. */
export function createDatedPlan(
  { plan: content, now }: Pick<Context, 'plan' | 'now'>,
  offers: PlanOffers,
  last: StoredStep | null,
  body: PlanBody,
): StoredStepPlan | null {
  const { when, where, if_not: ifNot, day } = body;
  if (!isNear(day, getIndianDay(now()))) return null;
  const choices = { when, where, ifNot, day };
  const plan =
    body.step === null ? renewPlan(offers, last, choices) : startPlan(content, offers, body, choices);
  if (!plan || !body.smaller) return plan;
  return plan.smaller === '' ? null : { ...plan, text: plan.smaller, smaller: '' };
}

/** The last step again, with other choices. */
function renewPlan(
  { contactOnly }: PlanOffers,
  last: StoredStep | null,
  choices: PlanChoices,
): StoredStepPlan | null {
  if (!last || last.dropped || (contactOnly && !last.plan.contact)) return null;
  const since = last.plan.since ?? getIndianDay(last.chosenAt);
  return { ...last.plan, since, choices };
}

function startPlan(
  content: PlanContent,
  offers: PlanOffers,
  body: PlanBody,
  choices: PlanChoices,
): StoredStepPlan | null {
  const trouble = content.troubles.find(({ id }) => id === body.trouble);
  const step = content.steps.find(({ slug }) => slug === body.step);
  const offer = offers.troubles.find((one) => one.trouble === body.trouble);
  if (!trouble || !step || !offer?.steps.includes(step.slug)) return null;
  return {
    sectionId: trouble.answerAgain,
    text: step.text,
    smaller: step.smaller,
    contact: step.contact,
    trouble: trouble.id,
    step: step.slug,
    since: null,
    choices,
  };
}

/** Whether a day can be chosen; one more day on each side is for other time zones. */
function isNear(day: string, today: string): boolean {
  const distance = isDay(day) ? daysBetween(today, day) : Number.NaN;
  return distance >= -1 && distance <= planDayCount + 1;
}
