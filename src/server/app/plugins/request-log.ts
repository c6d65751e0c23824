import type { ServerResponse } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

/** Where log lines go; a test passes its own stream. */
export interface LogTarget {
  readonly level?: string;
  readonly stream?: { write(line: string): void };
}

/** In ms. */
const gatheredFor = 50;

/**
 * Standard output. Lines of the same moment are one write, which the whole process waits for; a process that ends writes
 * what is left, one that is killed loses the last moment. Where nobody takes them any more, the server goes on.
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

/** What Fastify itself has to say of an answer that broke off, in our lines. */
class RequestLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return logCut(request, reply);
    // Its line: nobody went away.
    loggedResponses.add(reply.raw);
    logFailure(request, error);
  }
}

/** Fastify's own request lines carry address and IP, so they are off; `logAnswers` writes ours. */
export function quietLogger(target: LogTarget): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new RequestLogController(),
    logger: {
      level: target.level ?? 'info',
      base: null,
      stream: target.stream ?? standardOutput,
      // Whatever logs a request or an error by accident writes nothing personal.
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error) => ({ type: error.name, code: error.code, message: '', stack: '' }),
      },
    },
  };
}

/** Answers that have their line. */
const loggedResponses = new WeakSet<ServerResponse>();

/**
 * One line per answer: the route's pattern, status and duration in ms. Never an address, query, body or IP. Whoever asked and
 * went away before there was an answer has a line too: those who lose their patience are what an operator looks for.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // A line that knows more comes before it.
    reply.raw.once('close', () => setImmediate(() => logCut(request, reply)));
    done();
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
}

/** The line of what is no request: its address or more of it could not be read, or never came. */
export function logUnreadable(
  log: FastifyBaseLogger,
  { id, status, code }: { readonly id: string; readonly status: number; readonly code: string },
): void {
  log.info({ reqId: id, route: 'unknown', status, unreadable: code });
}

/** As `logAnswers`, where no hook runs. An answer has one line, the first. */
export function logAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  more: { readonly cut?: true } = {},
): void {
  if (loggedResponses.has(reply.raw)) return;
  loggedResponses.add(reply.raw);
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    // 200 is what an answer has that was never begun.
    status: more.cut && !reply.raw.headersSent && reply.statusCode < 400 ? null : reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...more,
  });
}

/** The line of a call from which whoever asked went away, amid their sending or our answer: no fault of ours. */
export function logCut(request: FastifyRequest, reply: FastifyReply): void {
  logAnswer(request, reply, { cut: true });
}

/**
 * Name, code and stack alone: messages of drivers may quote the values of a query.
 * A wrapped database error hides its code in `cause`.
 */
export function logFailure(request: FastifyRequest, error: Error & { code?: string }): void {
  const cause = error.cause as { code?: string } | undefined;
  request.log.error({
    route: request.routeOptions.url ?? 'unknown',
    error: error.name,
    code: cause?.code ?? error.code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  });
}
