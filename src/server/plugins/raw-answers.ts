import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { refuse } from '../errors.ts';
import { unreadableBody } from './errors.ts';
import type { Headers } from './security-headers.ts';

/** Statuses of what Node's reader of HTTP refuses before there is a request; any other fault is a 400. */
const statusOfFault: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Options of the app by which what Node would answer by itself, bare, has the headers and the body of every refusal. */
export function rawAnswers(
  headers: Headers,
): Pick<FastifyHttpOptions<Server>, 'clientErrorHandler' | 'http' | 'return503OnClosing'> {
  return {
    clientErrorHandler(fault, socket) {
      // After a reset there is nobody to tell.
      if (fault.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(rawAnswer(statusOfFault[fault.code] ?? 400, headers));
      (socket as Socket).destroySoon();
    },
    // Node's own refusal of a request without a host has no headers: `refuseOddRequests` does.
    http: { requireHostHeader: false, connectionsCheckingInterval: 5_000 },
    // What still arrives while a stop waits is answered as ever, and its connection then closed.
    return503OnClosing: false,
  };
}

/** Refuses what Node is told to leave to us: no `Host`, and an `Expect` that nobody here can meet. */
export function refuseOddRequests(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw refuse('request-invalid');
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headers, ...ownHeaders(unreadableBody), connection: 'close' });
    response.end(unreadableBody);
  });
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
