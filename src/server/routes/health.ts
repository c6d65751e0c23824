import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { Health } from '#contract/responses.ts';
import { refuse, secondsToWait } from '../app/errors.ts';
import type { Readiness } from '../app/readiness.ts';

const schema = (summary: string, description: string) => ({
  summary,
  description,
  tags: ['Operation'],
  security: [],
  response: { 200: Health },
});

/** For whoever keeps the server running: does it live, and should people be sent to it? */
export function healthRoutes(readiness: Readiness): FastifyPluginAsyncTypebox {
  return async (app) => {
    const alive = async () => ({ status: 'ok' });
    app.get(
      patterns.health,
      {
        schema: schema('Does the server answer? +', 'Says nothing of the database.'),
        config: { refuses: [] },
      },
      alive,
    );
    app.get(
      patterns.live,
      {
        schema: schema(
          'Does the process live? +',
          'For whoever ends a process that does not. Also 200 while the database is away, or while it stops.',
        ),
        config: { refuses: [] },
      },
      alive,
    );
    app.get(
      patterns.ready,
      {
        schema: schema(
          'Should people be sent here? +',
          'For a balancer: 503 while the process stops, and while the database is away or has no room.',
        ),
        config: { refuses: ['server-stopping'] },
      },
      async () => {
        const reason = await readiness.whyNot();
        if (reason === 'draining') throw refuse('server-stopping');
        if (reason !== null) throw refuse('storage-unavailable', { retryAfter: secondsToWait[reason] });
        return { status: 'ready' };
      },
    );
  };
}
