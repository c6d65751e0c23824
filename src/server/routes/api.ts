import type { FastifyInstance } from 'fastify';
import type { Context } from '../app/context.ts';
import { limitAnonymousCalls } from '../app/plugins/anonymous-rate-limit.ts';
import { unknownCall } from '../app/plugins/errors.ts';
import { limitLoad } from '../app/plugins/overload.ts';
import { refuseOtherSites } from '../app/plugins/same-site.ts';
import type { Readiness } from '../app/readiness.ts';
import { healthRoutes } from './health.ts';
import { apiRoutes } from './routes.ts';

/** Adds something to the scope of the calls, such as their description. */
export type Extension = (api: FastifyInstance) => Promise<void>;

/** Limits of one process. */
export interface LoadLimits {
  /** Of one client that is not logged in. */
  readonly anonymousCallsPerMinute?: number;
  /** In ms, see `limitLoad`; 0 for no limit. */
  readonly maxEventLoopDelay?: number;
}

/** What the calls need beside the context. */
interface ApiParts {
  /** Whether people should be sent here. */
  readonly readiness: Readiness;
  /** Receives the scope of the calls before they are added. */
  readonly extendApi?: Extension;
  readonly loadLimits?: LoadLimits;
}

/**
 * The calls of the contract, and what holds for all of them: JSON alone, nothing cached, no call from another
 * site, limits under load for all but the health checks.
 */
export async function api(
  app: FastifyInstance,
  context: Context,
  { readiness, extendApi, loadLimits = {} }: ApiParts,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  refuseOtherSites(app);
  await extendApi?.(app);
  await app.register(healthRoutes(readiness));
  await app.register(async (calls) => {
    await limitLoad(calls, loadLimits.maxEventLoopDelay);
    await limitAnonymousCalls(calls, context, loadLimits.anonymousCallsPerMinute);
    await calls.register(apiRoutes(context));
  });
  const schema = { hide: true };
  app.all('/', { schema }, unknownCall);
  app.all('/*', { schema }, unknownCall);
}
