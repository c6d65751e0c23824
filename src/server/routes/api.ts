import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { unknownCall } from '../plugins/errors.ts';
import { refuseOtherSites } from '../plugins/same-site.ts';
import { Problem } from '../problem.ts';
import { apiRoutes } from './routes.ts';

/**
 * The calls of the contract, and what holds for all of them: JSON alone, nothing cached, no call from another
 * site, 503 while the process is too busy.
 * @param maxDelayMs event-loop delay from which calls are turned away; 0 for never
 */
export async function api(app: FastifyInstance, deps: Deps, maxDelayMs: number): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async () => {
      throw new Problem(503, 'The server is busy right now. Please try again in a moment.', {
        retryAfter: 10,
      });
    },
  });
  refuseOtherSites(app);
  await app.register(apiRoutes(deps));
  app.all('/', unknownCall);
  app.all('/*', unknownCall);
}
