import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { StepBody, UserParams } from '#contract/requests.ts';
import { NoContent, StepAnswer } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { chosenStep, saveStep } from '../services/steps.ts';
import { ownerRefusals } from './refusals.ts';

const tags = ['Assessments'];

/** The step that a person chose after a result. */
export function stepRoutes(context: Context): FastifyPluginAsyncTypebox {
  const onRequest = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.step,
      {
        schema: {
          summary: 'Get the last chosen step +',
          tags,
          params: UserParams,
          response: { 200: StepAnswer },
        },
        config: { refuses: ownerRefusals },
        onRequest,
      },
      async ({ userid }) => chosenStep(context, userid),
    );

    app.post(
      patterns.step,
      {
        schema: {
          summary: 'Choose a step, or report whether it helped +',
          description:
            'The position of a step is its index in the steps that the newest result of the section offers.',
          tags,
          params: UserParams,
          body: StepBody,
          response: { 204: NoContent },
        },
        config: { refuses: [...ownerRefusals, 'consent-withdrawn', 'section-unknown', 'step-unknown'] },
        onRequest,
      },
      async ({ userid, body }, reply) => {
        await saveStep(context, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
