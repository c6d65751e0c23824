import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { unknownCall } from '../plugins/errors.ts';
import { serveOthersFirst } from '../plugins/long-lists.ts';
import { refuseOtherSites } from '../plugins/same-site.ts';
import type { Readiness } from '../readiness.ts';
import { apiRoutes } from './routes.ts';

/** Adds something to the scope of the calls, such as their description. */
export type Extension = (api: FastifyInstance) => Promise<void>;

/**
 * The calls of the contract, and what holds for all of them: JSON alone, nothing cached, no call from another
 * site.
 * @param readiness whether people should be sent here
 * @param extend is given the scope of the calls before they are added
 */
export async function api(
  app: FastifyInstance,
  context: Context,
  readiness: Readiness,
  extend?: Extension,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  serveOthersFirst(app);
  refuseOtherSites(app);
  await extend?.(app);
  await app.register(apiRoutes(context, readiness));
  const schema = { hide: true };
  app.all('/', { schema }, unknownCall);
  app.all('/*', { schema }, unknownCall);
}
