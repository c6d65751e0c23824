import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Counts and times each answer, by the pattern of its route. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (_request, reply) => {
    metrics.begun();
    // Also where an answer breaks off: then there is no response to hook to.
    reply.raw.once('close', metrics.ended);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}
