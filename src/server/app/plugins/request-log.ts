import type { ServerResponse } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

import { parseTraceId } from '../trace-id.ts';

/** The log stream; tests pass their own. */
export interface LogTarget {
  readonly level?: string;
  readonly stream?: { write(line: string): void };
}

/** In ms: lines within this time are written together. */
const gatheredFor = 50;

/**
 * Buffers lines for standard output, because a write blocks the process. The rest is written at exit; a killed process
 * loses the last 50 ms. A closed pipe is ignored.
 */
function createBufferedStream(): { write(line: string): void } {
  let lines = '';
  const write = () => {
    if (lines === '') return;
    process.stdout.write(lines);
    lines = '';
  };
  process.on('exit', write);
  process.stdout.on('error', () => {});
  return {
    write(line) {
      if (lines === '') setTimeout(write, gatheredFor).unref();
      lines += line;
    },
  };
}

const standardOutput = createBufferedStream();

/** Writes the stream errors of Fastify in the format of this log. */
class RequestLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return logAbortedResponse(request, reply);
    // Prevents a second line for an aborted response.
    loggedResponses.add(reply.raw);
    logRequestError(request, error);
  }
}

/** Replaces the request lines of Fastify, which contain URL and IP address. */
export function createLoggerOptions(
  target: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new RequestLogController(),
    logger: {
      level: target.level ?? 'info',
      base: null,
      stream: target.stream ?? standardOutput,
      // Prevents personal data in lines that log a request or an error.
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error) => ({ type: error.name, code: error.code, message: '', stack: '' }),
      },
    },
  };
}

/** Responses with a log line. */
const loggedResponses = new WeakSet<ServerResponse>();

/**
 * Logs one line per response: route pattern, status and duration in ms, never URL, query, body or IP address. Aborted
 * responses are logged, too, because they show slowness.
 */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Deferred, so that a more detailed line comes first.
    reply.raw.once('close', () => setImmediate(() => logAbortedResponse(request, reply)));
    done();
  });
  app.addHook('onResponse', async (request, reply) => logResponse(request, reply));
}

/** Logs a request that could not be parsed or was incomplete. */
export function logUnreadableRequest(
  log: FastifyBaseLogger,
  { id, status, code }: { readonly id: string; readonly status: number; readonly code: string },
): void {
  log.info({ reqId: id, route: 'unknown', status, unreadable: code });
}

/** Logs a response, if it has no line yet. For responses without hooks. */
export function logResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  more: { readonly cut?: true } = {},
): void {
  if (loggedResponses.has(reply.raw)) return;
  loggedResponses.add(reply.raw);
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    // The default status 200 of a response that was not started.
    status: more.cut && !reply.raw.headersSent && reply.statusCode < 400 ? null : reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    trace_id: parseTraceId(request.headers.traceparent),
    ...more,
  });
}

/** Logs that the client closed the connection before the end of the response. */
export function logAbortedResponse(request: FastifyRequest, reply: FastifyReply): void {
  logResponse(request, reply, { cut: true });
}

/**
 * Logs name, code and stack of an error, without its message: messages of drivers may contain values of a query. A
 * wrapped database error has its code in `cause`.
 */
export function logRequestError(request: FastifyRequest, error: Error & { code?: string }): void {
  const cause = error.cause as { code?: string } | undefined;
  request.log.error({
    route: request.routeOptions.url ?? 'unknown',
    error: error.name,
    code: cause?.code ?? error.code,
    trace_id: parseTraceId(request.headers.traceparent),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  });
}
