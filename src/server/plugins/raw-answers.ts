import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { refuse } from '../errors.ts';
import { requestUnreadable } from '../metrics/channels.ts';
import { newRequestId } from '../request-id.ts';
import { unreadableBody } from './errors.ts';
import { halfSentOn, isAnsweringOn } from './half-sent.ts';
import { logUnreadable } from './request-log.ts';
import type { Headers } from './security-headers.ts';

/** Statuses of what is refused before there is a request, by Node's reader of HTTP or by us; any other fault is a 400. */
const statusOfFault: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  CONNECT: 501,
  HPE_INVALID_VERSION: 505,
  HPE_PAUSED_H2_UPGRADE: 505,
  OTHER_VERSION: 505,
};

/**
 * Options of the app by which what Node would answer by itself, bare, has headers, body and log line of every refusal.
 * @param arrivesWithin in ms, for a whole request
 */
export function rawAnswers(
  headers: Headers,
  arrivesWithin: number,
): Pick<FastifyHttpOptions<Server>, 'clientErrorHandler' | 'http' | 'return503OnClosing'> {
  return {
    clientErrorHandler(this: FastifyInstance, fault, socket) {
      // After a reset there is nobody to tell, and whoever was refused sends what is left.
      if (fault.code === 'ECONNRESET' || !socket.writable) return;
      // After a request that was to be the last nothing is read, and its own answer is still on its way.
      if (fault.code === 'HPE_CLOSED_CONNECTION') return;
      const status = statusOfFault[fault.code] ?? 400;
      const halfSent = halfSentOn(socket);
      const id = halfSent?.request.id ?? newRequestId();
      requestUnreadable.publish(status);
      // Of what has begun as a request there will be a line of its own, as soon as its body is given up.
      if (halfSent) halfSent.reply.code(status);
      else logUnreadable(this.log, { id, status, code: fault.code });
      if (isAnsweringOn(socket)) return void socket.destroy();
      socket.write(rawAnswer(status, { ...headers, 'request-id': id }));
      (socket as Socket).destroySoon();
    },
    // Node's own refusal of a request without a host has no headers: `refuseOddRequests` does.
    // Where headers may take longer than the whole, Node gives the longer time to bodies.
    http: {
      requireHostHeader: false,
      headersTimeout: arrivesWithin,
      connectionsCheckingInterval: 5_000,
    },
    // What still arrives while a stop waits is answered as ever, and its connection then closed.
    return503OnClosing: false,
  };
}

/**
 * Refuses what Node reads, or drops, though nobody here serves it: another HTTP than 1 (RFC 9110, 15.6.6), and CONNECT, which
 * is for proxies (9.3.6). To be added before any other hook: for us there is no request.
 */
export function refuseOtherProtocols(app: FastifyInstance): void {
  const refuseOn = (socket: Socket, code: string) =>
    app.server.emit('clientError', Object.assign(new Error(code), { code }), socket);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.httpVersionMajor === 1) return done();
    reply.hijack();
    refuseOn(raw.socket, 'OTHER_VERSION');
  });
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Node has let go of this connection: one that breaks off must not end the process.
    socket.on('error', () => {});
    refuseOn(socket, 'CONNECT');
  });
}

/** Refuses what Node is told to leave to us: not one clear `Host`, and an `Expect` that nobody here can meet. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!namesOneHost(raw)) throw refuse('request-invalid');
    if (!expectsNothing(raw))
      return reply
        .code(417)
        .headers({ ...ownHeaders(unreadableBody), connection: 'close' })
        .send(unreadableBody);
  });
  // What Node would refuse by itself comes to the hook above, as any other request.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
}

/** Of two hosts a proxy in front may take the other one (RFC 9112, 3.2). HTTP/1.0 may leave it out. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!/^host$/i.test(rawHeaders[at] as string)) continue;
    if (/[\s/?#@\\]/.test(rawHeaders[at + 1] as string)) return false;
    hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** Nothing but a word to go on, which Node gives by itself. */
function expectsNothing({ headers: { expect } }: IncomingMessage): boolean {
  return expect === undefined || /^100-continue$/i.test(expect);
}

function ownHeaders(body: string): Headers {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
  };
}

/** A whole answer as it travels. */
function rawAnswer(status: number, headers: Headers): string {
  const all = { ...headers, ...ownHeaders(unreadableBody), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', unreadableBody].join('\r\n');
}
