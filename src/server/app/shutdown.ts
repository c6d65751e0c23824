import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** What a stop needs to know. */
export interface Shutdown {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  /** Seconds until the process is gone, whatever is under way. */
  readonly timeout: number;
  /** Ends what works beside the answers, and the database last. */
  closeRest(): Promise<void>;
}

/** Seconds for a balancer to see that nobody should come any more, out of those that the stop has. */
const maxDrainSeconds = 5;
/** Seconds kept for the database to write its state. */
const maxCloseSeconds = 2;

/**
 * Stops in order: says that nobody should be sent here any more, and lets whoever watches see it; listens no longer;
 * finishes the calls under way. Shortly before the deadline what is still half sent is cut, and at the deadline this
 * returns, whatever hangs: everything that was acknowledged is on the disk.
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
