import type { FastifyInstance } from 'fastify';
import type { Context } from '../app/context.ts';
import { limitAnonymousCalls } from '../app/plugins/anonymous-rate-limit.ts';
import { rejectUnknownRoute } from '../app/plugins/errors.ts';
import { limitLoad } from '../app/plugins/overload.ts';
import { refuseOtherSites } from '../app/plugins/same-site.ts';
import type { Readiness } from '../app/readiness.ts';
import { healthRoutes } from './health.ts';
import { apiRoutes } from './routes.ts';

/** A plugin in the scope of the API, such as the API docs. */
export type Extension = (api: FastifyInstance) => Promise<void>;

/** Limits per process. */
export interface LoadLimits {
  /** Per anonymous client. */
  readonly anonymousCallsPerMinute?: number;
  /** In ms, see `limitLoad`; 0 for no limit. */
  readonly maxEventLoopDelay?: number;
}

/** Options besides the context. */
interface ApiParts {
  /** Whether the process is ready for traffic. */
  readonly readiness: Readiness;
  /** Registered before the routes. */
  readonly extendApi?: Extension;
  readonly loadLimits?: LoadLimits;
}

/**
 * All routes of the contract with their common hooks: JSON only, no caching, no requests of other sites, and load
 * shedding except for health checks.
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
  app.all('/', { schema }, rejectUnknownRoute);
  app.all('/*', { schema }, rejectUnknownRoute);
}
