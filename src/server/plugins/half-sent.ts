import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A request, and the answer to it that is being made. */
interface UnderWay {
  readonly request: { readonly id: string; readonly raw: IncomingMessage };
  readonly reply: { readonly raw: ServerResponse; readonly sent: boolean; code(status: number): unknown };
}

/** What came over a connection. */
interface Came {
  readonly newest: UnderWay;
  /** Those whose answers have not gone out whole. */
  readonly unanswered: Set<UnderWay>;
}

const came = new WeakMap<Duplex, Came>();

/** Remembers of each connection the request that came last, and the answers that are due. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    remember({ request, reply });
    done();
  });
}

/** Remembers one that is answered without Fastify, and at once. */
export function rememberRefused(request: IncomingMessage, answer: ServerResponse, id: string): void {
  remember({ request: { id, raw: request }, reply: { raw: answer, sent: true, code: () => {} } });
}

function remember(newest: UnderWay): void {
  const { socket } = newest.request.raw;
  const unanswered = came.get(socket)?.unanswered ?? dueOn(socket);
  came.set(socket, { newest, unanswered: unanswered.add(newest) });
  // Also where an answer breaks off: then there is no response to hook to.
  newest.reply.raw.once('close', () => unanswered.delete(newest));
}

/**
 * Node tells the end of a connection to the answer that is going out, and not to those behind it: they would count as under
 * way for ever.
 */
function dueOn(socket: Duplex): Set<UnderWay> {
  const unanswered = new Set<UnderWay>();
  socket.once('close', () => {
    for (const { reply } of unanswered) if (!reply.raw.socket) reply.raw.emit('close');
  });
  return unanswered;
}

/**
 * The request of this connection whose body has not come whole, and that is not answered yet: what is wrong on the line is
 * wrong with it. Null where there is none.
 */
export function halfSentOn(socket: Duplex): UnderWay | null {
  const last = came.get(socket)?.newest;
  return last && !last.request.raw.complete && !last.reply.sent ? last : null;
}

/**
 * Would an answer to what is wrong on this connection be taken for another one: amid one that is going out, in the place of
 * one that is due, or as the second one of a request that was answered before it was whole?
 */
export function isAnsweringOn(socket: Duplex): boolean {
  const line = came.get(socket);
  if (!line) return false;
  const halfSent = halfSentOn(socket);
  if (!halfSent && !line.newest.request.raw.complete) return true;
  return [...line.unanswered].some((call) => call !== halfSent);
}
