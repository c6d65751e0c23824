import type { FastifyInstance } from 'fastify';
import type { Context } from '../app/context.ts';
import { limitAnonymousCalls } from '../app/plugins/anonymous-rate-limit.ts';
import { rejectUnknownRoute } from '../app/plugins/errors.ts';
import { registerLoadShedding } from '../app/plugins/load-shedding.ts';
import { registerCsrfProtection } from '../app/plugins/csrf-protection.ts';
import type { Readiness } from '../app/readiness.ts';
import { healthRoutes } from './health.ts';
import { apiRoutes } from './routes.ts';

/** A plugin in the scope of the API, such as the API docs. */
export type ApiPlugin = (api: FastifyInstance) => Promise<void>;

/** Limits per process. */
export interface LoadLimits {
  /** Per anonymous client. */
  readonly anonymousCallsPerMinute?: number;
  /** In ms, see `registerLoadShedding`; 0 for no limit. */
  readonly maxEventLoopDelay?: number;
}

/** Options besides the context. */
interface ApiParts {
  /** Whether the process is ready for traffic. */
  readonly readiness: Readiness;
  /** Registered before the routes. */
  readonly extendApi?: ApiPlugin;
  readonly loadLimits?: LoadLimits;
}

/**
 * All routes of the contract with their common hooks: JSON only, no caching, no requests of other sites, and load
 * shedding except for health checks.
 */
export async function apiPlugin(
  app: FastifyInstance,
  context: Context,
  { readiness, extendApi, loadLimits = {} }: ApiParts,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerCsrfProtection(app);
  await extendApi?.(app);
  await app.register(healthRoutes(readiness));
  await app.register(async (calls) => {
    await registerLoadShedding(calls, loadLimits.maxEventLoopDelay);
    await limitAnonymousCalls(calls, context, loadLimits.anonymousCallsPerMinute);
    await calls.register(apiRoutes(context));
  });
  const schema = { hide: true };
  app.all('/', { schema }, rejectUnknownRoute);
  app.all('/*', { schema }, rejectUnknownRoute);
}
