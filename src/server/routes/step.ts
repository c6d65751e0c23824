import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { UserParams } from '#contract/requests.ts';
import { StepBody } from '#contract/step-requests.ts';
import { NoContent } from '#contract/responses.ts';
import { StepResponse } from '#contract/step-responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { readStep, saveStep } from '../services/steps.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Assessments'];

/** The small step of a person. */
export function stepRoutes(context: Context): FastifyPluginAsyncTypebox {
  const onRequest = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.step,
      {
        schema: {
          summary: 'Get the last chosen step and the offered steps +',
          tags,
          params: UserParams,
          response: { 200: StepResponse },
        },
        config: { refuses: ownerErrorCodes },
        onRequest,
      },
      async ({ userid, locale }) => readStep(context, userid, locale.language),
    );

    app.post(
      patterns.step,
      {
        schema: {
          summary: 'Choose a step, give it a day, or report whether it helped +',
          description:
            'The position of a step is its index in the steps that the newest result of the section offers. A step with a day is one of `offers` of the GET, or the last one again.',
          tags,
          params: UserParams,
          body: StepBody,
          response: { 204: NoContent },
        },
        config: { refuses: [...ownerErrorCodes, 'consent-withdrawn', 'section-unknown', 'step-unknown'] },
        onRequest,
      },
      async ({ userid, body }, reply) => {
        await saveStep(context, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
