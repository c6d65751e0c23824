/** Response schemas of the small steps that a person chooses. */

import { type Static, Type } from 'typebox';
import { timeSchema } from './responses.ts';
import { stepRatingCodes, PlanBody, type StepRating } from './step-requests.ts';

/** When, where and what if not. Codes are those of POST step. */
const StepPlan = Type.Object({
  trouble: Type.Union([Type.String(), Type.Null()]),
  step: Type.Union([Type.String(), Type.Null()], {
    description: 'Slug of the step; null for a step of a result.',
  }),
  smaller: Type.String({ description: 'Text of the smaller version; empty if there is none.' }),
  when: PlanBody.properties.when,
  where: PlanBody.properties.where,
  if_not: PlanBody.properties.if_not,
  day: Type.String(),
  since: Type.Union([Type.String(), Type.Null()], {
    description: 'Day of the first choice of this step; null if this is the first.',
  }),
  exercise: Type.Optional(
    Type.String({ description: 'Slug of the exercise of the step; absent without one.' }),
  ),
});
/** A step that the user chose, after a result or with a day. */
export const ChosenStep = Type.Object({
  section_id: Type.String({ description: 'The section of the result, or the one to answer again.' }),
  text: Type.String({ description: 'Text of the step at the time of the choice.' }),
  time: timeSchema('Time of the choice'),
  helped: Type.Union(
    [Type.Unsafe<StepRating>({ type: 'integer', enum: [...stepRatingCodes] }), Type.Null()],
    {
      description:
        '1 helped, 2 helped a little, 3 did not help, 4 not tried, 5 no answer; null if not rated.',
    },
  ),
  contact: Type.Optional(Type.Literal(true, { description: 'Present for a step towards another person.' })),
  plan: Type.Optional(StepPlan),
});
export type ChosenStep = Static<typeof ChosenStep>;
/** The last chosen step, and the steps that fit the newest results. */
export const StepResponse = Type.Object(
  {
    chosen: Type.Union([ChosenStep, Type.Null()], { description: 'Null if there is none.' }),
    contact_only: Type.Boolean({
      description: 'Whether a result of the last 30 days allows only steps towards another person.',
    }),
    offers: Type.Array(
      Type.Object({
        trouble: Type.String(),
        suggested: Type.Boolean({ description: 'Whether answers of the last 30 days suggest the trouble.' }),
        steps: Type.Array(Type.String(), { description: 'Slugs of the offered steps, in order.' }),
      }),
      { description: 'One entry per trouble, in order.' },
    ),
  },
  { description: 'The last chosen step, and the offered steps.' },
);
export type StepResponse = Static<typeof StepResponse>;
