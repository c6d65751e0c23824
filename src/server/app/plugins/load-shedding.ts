import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAppError } from '../errors.ts';

/** Maximum number of concurrent calls: less than half a second of work, also with the embedded database. */
const maxConcurrentCalls = 50;

/** In ms. With 250 ms the embedded database answered after up to 18 s at four times the saturating load. */
const usualMaxEventLoopDelay = 120;

/** In ms. */
const sampleInterval = 1_000;

/** In seconds, inclusive. Random, so that refused clients do not return in the same second. */
const retryAfter = { min: 1, max: 10 } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request counts as concurrent. */
    isProcessed: boolean;
  }
}

/**
 * Load shedding: responds with 503 and `Retry-After` if the event loop delay is too high or too many calls are
 * processed. Routes outside of `app` are not limited.
 * @param maxEventLoopDelay in ms: the mean delay per sample above which calls are refused; 0 for no limit
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  maxEventLoopDelay = usualMaxEventLoopDelay,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: (_request, _reply, _type, value) => {
      // The plugin reports infinity before the first sample.
      if (value !== Number.POSITIVE_INFINITY) throw createServerBusyError();
    },
  });
  limitConcurrency(app);
}

/** Does not count calls that wait for their body or stream a response: a slow client takes no capacity. */
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
    if (processed >= maxConcurrentCalls) return done(createServerBusyError());
    begin(request);
    // Without a response, if the client closed the connection.
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

function createServerBusyError() {
  const { min, max } = retryAfter;
  return createAppError('server-busy', { retryAfter: min + Math.floor(Math.random() * (max - min + 1)) });
}
