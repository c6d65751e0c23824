import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../readiness.ts';

/** Before a stop every answer is the last of its connection, so that the next call goes to another process. */
export function askConnectionsToEnd(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (readiness.isDraining) reply.header('connection', 'close');
  });
}
