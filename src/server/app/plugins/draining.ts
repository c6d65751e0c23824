import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../readiness.ts';

/**
 * Closes connections after their response while the process drains, so that the next request goes to another process.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (readiness.isDraining) reply.header('connection', 'close');
  });
}
