import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/bodies.ts';
import { Problem } from '../problem.ts';

/** Words for the failures that Fastify finds itself, by status. */
const messages: Record<number, string> = {
  400: 'We could not read this request. Please reload the page and try again.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this kind of request.',
  413: 'This is too long to send. Please shorten it and try again.',
  415: 'This address takes JSON only.',
  429: 'Too many tries. Please wait a while and try again.',
  503: 'The server is busy right now. Please try again in a moment.',
};
const unexpected = 'Something went wrong on our side. Please try again in a while.';

/** Turns every error into `{message}`; what happened inside goes to the log, without the request's content. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500 && !(error instanceof Problem)) logFailure(request, error);
    return sendProblem(reply, problem);
  });
}

/** The 404 of every address under `{api}` that names no call. */
export function unknownCall(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new Problem(404, messages[404] ?? unexpected));
}

/** Answers an address that cannot even be read, such as one with a broken %-code. */
export function badAddress(_error: FastifyError, _request: unknown, reply: unknown): void {
  sendProblem(reply as FastifyReply, new Problem(400, 'We could not read this address.'));
}

function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) return new Problem(400, messages[400] ?? unexpected);
  const status = error.statusCode ?? 500;
  const message = messages[status];
  return message ? new Problem(status, message) : new Problem(status < 500 ? 400 : 500, words(status));
}

function words(status: number): string {
  return (status < 500 && messages[400]) || unexpected;
}

function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  const body: ErrorBody = { message: problem.message };
  if (problem.positions) body.positions = [...problem.positions];
  if (problem.termsVersion !== undefined) body.termsVersion = problem.termsVersion;
  return reply.code(problem.status).type('application/json; charset=utf-8').send(body);
}

/**
 * Name, code and stack alone: messages of drivers may quote the values of a query.
 * A wrapped database error hides its code in `cause`.
 */
function logFailure(request: FastifyRequest, error: Error & { code?: string }): void {
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
