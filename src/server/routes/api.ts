import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { unknownCall } from '../plugins/errors.ts';
import { refuseOtherSites } from '../plugins/same-site.ts';
import { apiRoutes } from './routes.ts';

/** Adds something to the scope of the calls, such as their description. */
export type Extension = (api: FastifyInstance) => Promise<void>;

/**
 * The calls of the contract, and what holds for all of them: JSON alone, nothing cached, no call from another
 * site, 503 while the process is too busy.
 * @param maxDelayMs event-loop delay from which calls are turned away; 0 for never
 * @param extend is given the scope of the calls before they are added
 */
export async function api(
  app: FastifyInstance,
  context: Context,
  maxDelayMs: number,
  extend?: Extension,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async () => {
      throw refuse('server-busy');
    },
  });
  refuseOtherSites(app);
  await extend?.(app);
  await app.register(apiRoutes(context));
  const schema = { hide: true };
  app.all('/', { schema }, unknownCall);
  app.all('/*', { schema }, unknownCall);
}
