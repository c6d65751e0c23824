import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { Health } from '#contract/responses.ts';
import { createAppError, databaseRetryAfterSeconds } from '../app/errors.ts';
import type { Readiness } from '../app/readiness.ts';

const schema = (summary: string, description: string) => ({
  summary,
  description,
  tags: ['Operation'],
  security: [],
  response: { 200: Health },
});

/** Health checks for supervisors and load balancers. */
export function healthRoutes(readiness: Readiness): FastifyPluginAsyncTypebox {
  return async (app) => {
    const alive = async () => ({ status: 'ok' });
    app.get(
      patterns.health,
      {
        schema: schema('Does the server answer? +', 'Does not check the database.'),
        config: { refuses: [] },
      },
      alive,
    );
    app.get(
      patterns.live,
      {
        schema: schema(
          'Is the process alive? +',
          'For a supervisor that restarts a hung process. Answers 200 also while the database is unreachable or the process shuts down.',
        ),
        config: { refuses: [] },
      },
      alive,
    );
    app.get(
      patterns.ready,
      {
        schema: schema(
          'Is the process ready for traffic? +',
          'For a load balancer: 503 while the process shuts down, and while the database is unreachable or full.',
        ),
        config: { refuses: ['server-stopping'] },
      },
      async () => {
        const reason = await readiness.whyNot();
        if (reason === 'draining') throw createAppError('server-stopping');
        if (reason !== null)
          throw createAppError('storage-unavailable', { retryAfter: databaseRetryAfterSeconds[reason] });
        return { status: 'ready' };
      },
    );
  };
}
