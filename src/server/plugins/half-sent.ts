import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request, and the answer to it that is being made. */
interface UnderWay {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const newest = new WeakMap<Duplex, UnderWay>();

/** Remembers of each connection the request that came last. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    newest.set(request.raw.socket, { request, reply });
    done();
  });
}

/**
 * The request of this connection whose body has not come whole, and that is not answered yet: what is wrong on the line is
 * wrong with it. Null where there is none.
 */
export function halfSentOn(socket: Duplex): UnderWay | null {
  const last = newest.get(socket);
  return last && !last.request.raw.complete && !last.reply.sent ? last : null;
}
