import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

/** Calls that are processed at the same time: less than half a second of work, also for the embedded database. */
const maxConcurrentCalls = 50;

/** In ms. With 250 the embedded database answered after up to 18 s at four times the load that saturates it. */
const usualMaxEventLoopDelay = 120;

/** In ms. */
const sampleInterval = 1_000;

/** In seconds, both ends included. Spread, so that refused clients do not return in the same second. */
const retryAfter = { min: 1, max: 10 } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the call is counted among those that are processed. */
    isProcessed: boolean;
  }
}

/**
 * Answers 503 with `Retry-After` where the process has more work than it finishes in about a second: the event loop is
 * delayed, or too many calls are processed already. Routes registered outside of `app` are not limited.
 * @param maxEventLoopDelay in ms: mean delay of the event loop during a sample above which calls are refused; 0 for no limit
 */
export async function limitLoad(
  app: FastifyInstance,
  maxEventLoopDelay = usualMaxEventLoopDelay,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: (_request, _reply, _type, value) => {
      // The first sample after a start holds no measurement, which the plugin reports as infinite.
      if (value !== Number.POSITIVE_INFINITY) throw serverBusy();
    },
  });
  limitConcurrency(app);
}

/** A call that waits for its body, or whose answer is being streamed, is not counted: a slow client takes no capacity. */
function limitConcurrency(app: FastifyInstance): void {
  let processed = 0;
  const begin = (request: FastifyRequest) => {
    request.isProcessed = true;
    processed += 1;
  };
  const end = (request: FastifyRequest) => {
    if (request.isProcessed) processed -= 1;
    request.isProcessed = false;
  };
  app.decorateRequest('isProcessed', false);
  app.addHook('onRequest', (request, reply: FastifyReply, done) => {
    if (processed >= maxConcurrentCalls) return done(serverBusy());
    begin(request);
    // A client that goes away gets no answer that could be sent.
    reply.raw.once('close', () => end(request));
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    end(request);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!reply.raw.destroyed) begin(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request);
    done();
  });
}

function serverBusy() {
  const { min, max } = retryAfter;
  return refuse('server-busy', { retryAfter: min + Math.floor(Math.random() * (max - min + 1)) });
}
