/** Request schemas of the small steps that a person chooses. */

import { type Static, Type } from 'typebox';
import { planFallbacks, planPlaces, planTimes } from '#domain/plan/plan-choices.ts';
import { maxOfferedSteps } from '#domain/scoring/offered-steps.ts';

/** Whether a step helped: 1 it helped, 2 a little, 3 not, 4 not tried, 5 no answer. */
export const stepRatingCodes = [1, 2, 3, 4, 5] as const;
/** Code of the rating of a step. */
export type StepRating = (typeof stepRatingCodes)[number];

/** The chosen step is a position, from 0, in the steps that the newest result of a section offers; null for none. */
const ChooseStep = Type.Object({
  section_id: Type.String({ maxLength: 40 }),
  place: Type.Union([Type.Integer({ minimum: 0, maximum: maxOfferedSteps - 1 }), Type.Null()]),
});
/** Rates whether the last chosen step helped. */
export const RateStep = Type.Object({
  helped: Type.Unsafe<StepRating>({ type: 'integer', enum: [...stepRatingCodes] }),
});
const planCodeSchema = <Code extends string>(list: readonly { readonly code: Code }[]) =>
  Type.Unsafe<Code>({ type: 'string', enum: list.map(({ code }) => code) });
/** A step with a day. The server takes its text from the content, or from the last step. */
export const PlanBody = Type.Object({
  trouble: Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
    description: 'Id of the trouble; null to keep that of the last step.',
  }),
  step: Type.Union([Type.String({ maxLength: 80 }), Type.Null()], {
    description: 'Slug of the step; null for the last step again.',
  }),
  smaller: Type.Boolean({ description: 'Whether the smaller version is chosen.' }),
  when: planCodeSchema(planTimes),
  where: planCodeSchema(planPlaces),
  if_not: planCodeSchema(planFallbacks),
  day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 }),
});
export type PlanBody = Static<typeof PlanBody>;
/** POST step has a choice after a result, a step with a day, or a rating of the previous step. */
export const StepBody = Type.Union([ChooseStep, PlanBody, RateStep]);
export type StepBody = Static<typeof StepBody>;
