import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Counts and times each answer, by the pattern of its route; also those that nobody waited for to the end. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
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
    // Comes last, and alone where an answer breaks off.
    reply.raw.once('close', () => {
      metrics.ended();
      count(null);
    });
  });
}
