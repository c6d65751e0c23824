import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Options of the shutdown. */
export interface Shutdown {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  /** In seconds: maximum duration of the shutdown. */
  readonly timeout: number;
  /** Closes everything else, the database last. */
  closeRest(): Promise<void>;
}

/** In seconds: maximum time for the load balancer to notice, as part of the timeout. */
const maxDrainSeconds = 5;
/** In seconds: reserved for closing the database. */
const maxCloseSeconds = 2;

/**
 * Shuts down: reports the process as not ready, waits until a load balancer has noticed, stops listening, and completes
 * requests in flight. Shortly before the timeout incomplete requests are aborted; at the timeout it returns.
 * Acknowledged data is already on disk.
 */
export async function shutDown({ app, readiness, timeout, closeRest }: Shutdown): Promise<void> {
  const deadline = performance.now() + timeout * 1000;
  readiness.set('draining');
  if (readiness.isWatched()) await sleep(Math.min(maxDrainSeconds, timeout / 4) * 1000);
  const cutAfterMs = deadline - performance.now() - Math.min(maxCloseSeconds, timeout / 4) * 1000;
  const cutTimer = setTimeout(() => app.server.closeAllConnections(), cutAfterMs);
  const closed = app.close().then(closeRest);
  const deadlinePassed = sleep(deadline - performance.now(), undefined, { ref: false });
  await Promise.race([closed, deadlinePassed]);
  clearTimeout(cutTimer);
}
