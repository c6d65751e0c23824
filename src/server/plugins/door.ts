import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiBase, patterns } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Readiness } from '../readiness.ts';
import { newRequestId } from '../request-id.ts';
import { personOf } from './callers.ts';
import { Entrance } from './entrance.ts';
import { answerOf } from './errors.ts';
import { rememberRefused } from './half-sent.ts';
import { logRefused } from './request-log.ts';
import type { Headers } from './security-headers.ts';

/** What the door goes by, and what it tells. */
interface Parts {
  readonly context: Pick<Context, 'line' | 'personal'>;
  /** Of every answer. */
  readonly headers: Headers;
  readonly readiness: Pick<Readiness, 'isDraining'>;
  readonly metrics: Metrics | undefined;
}

/** A call of the contract. Whoever asks for the health of the server is answered also in a crowd. */
const call = new RegExp(`^${apiBase}/(?!${patterns.health.slice(1)}\\b)`, 'i');

/**
 * Stands before Fastify: in a crowd a call that will be refused is answered at once, before anything is made of it but its
 * head. Its answer, log line and numbers are those of every refusal, at less than half of the price, so that those
 * inside have the processor (decision 0088). An address that is spelled in a way which only the router understands comes
 * past the door, and stands in line like all others.
 */
export function keepTheDoor(app: FastifyInstance, { context, headers, readiness, metrics }: Parts): void {
  const entrance = new Entrance(context.line);

  function refusalOf(request: IncomingMessage): AppError | null {
    if (request.httpVersionMajor !== 1 || !call.test(request.url ?? '')) return null;
    try {
      entrance.admit(personOf(request, context) === null ? 'stranger' : 'person');
      return null;
    } catch (error) {
      // Anything else goes wrong again inside, where it is told.
      return error instanceof AppError ? error : null;
    }
  }

  function turnAway(request: IncomingMessage, answer: ServerResponse, refusal: AppError): void {
    const { method = '' } = request;
    const id = newRequestId();
    const { status, headers: own, body } = answerOf(refusal);
    rememberRefused(request, answer, id);
    answer.writeHead(status, {
      ...headers,
      ...own,
      'request-id': id,
      ...(readiness.isDraining && { connection: 'close' }),
    });
    answer.end(body);
    logRefused(app.log, { id, method, status });
    metrics?.answered({ method, route: 'unknown', status, seconds: 0 });
  }

  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, answer) => {
    const refusal = refusalOf(request);
    if (refusal) turnAway(request, answer, refusal);
    else for (const listener of listeners) listener.call(app.server, request, answer);
  });
}
