import { type Server, STATUS_CODES } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { httpParserFailedChannel } from '../metrics/diagnostics-channels.ts';
import { createRequestId } from '../request-id.ts';
import type { Languages } from '../../language/languages.ts';
import { createUnreadableRequestBody } from './errors.ts';
import { logUnreadableRequest } from './request-log.ts';
import type { Headers } from './security-headers.ts';

/** Statuses by error code of Node's HTTP parser; every other error is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_VERSION: 505,
};

/**
 * Responds to unreadable and incomplete requests with the headers and the body of other errors. Closes a connection
 * without a response if it carried one before, since a client would assign the response to another request.
 * @param headers of every response
 */
export function createClientErrorHandler(
  headers: Headers,
  { source }: Languages,
): FastifyHttpOptions<Server>['clientErrorHandler'] {
  const body = createUnreadableRequestBody(source);
  return function (this: FastifyInstance, error, socket) {
    if (error.code === 'ECONNRESET' || error.code === 'HPE_CLOSED_CONNECTION' || !socket.writable) return;
    const status = statuses[error.code] ?? 400;
    const id = createRequestId();
    httpParserFailedChannel.publish(status);
    logUnreadableRequest(this.log, { id, status, code: error.code });
    if (socket.bytesWritten > 0) return void socket.destroy();
    const lines = Object.entries({
      ...headers,
      'request-id': id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
