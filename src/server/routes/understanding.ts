import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { NoContent } from '#contract/responses.ts';
import { UnderstandingBody } from '#contract/understanding-requests.ts';
import type { Context } from '../app/context.ts';
import { requireSession } from '../app/plugins/session.ts';
import { countUnderstandingAnswer } from '../services/understanding.ts';

/** Counts answers about result pages. */
export function understandingRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      patterns.understanding,
      {
        schema: {
          summary: 'Count an answer about a result page +',
          description: 'The session is only checked. The count has the day, and neither person nor attempt.',
          tags: ['Assessments'],
          body: UnderstandingBody,
          response: { 204: NoContent },
        },
        config: {
          refuses: [
            'session-missing',
            'consent-withdrawn',
            'section-unknown',
            'understanding-disabled',
            'language-unknown',
            'too-many-tries',
          ],
        },
        onRequest: requireSession(context),
      },
      async ({ userid, body }, reply) => {
        await countUnderstandingAnswer(context, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
