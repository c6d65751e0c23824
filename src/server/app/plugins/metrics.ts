import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Records the duration of each response by route pattern, including aborted ones. */
export function measureResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    let isCounted = false;
    const count = (status: number | null) => {
      if (isCounted) return;
      isCounted = true;
      const route = request.routeOptions.url ?? 'unknown';
      metrics.requestAnswered({ method: request.method, route, status, seconds: reply.elapsedTime / 1000 });
    };
    metrics.requestStarted();
    reply.raw.once('finish', () => count(reply.statusCode));
    // The last event of a response, and the only one if it is aborted.
    reply.raw.once('close', () => {
      metrics.ended();
      count(null);
    });
  });
}
