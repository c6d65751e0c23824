import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#contract/errors.ts';
import type { ErrorBody } from '#contract/responses.ts';
import type { Languages, Locale } from '../../language/languages.ts';
import { type DatabaseFault, classifyFault } from '../../db/faults.ts';
import {
  AppError,
  type Details,
  type ServerErrorCode,
  createAppError,
  databaseRetryAfterSeconds,
} from '../errors.ts';
import { formatError } from '../error-messages.ts';
import { callRefusedChannel } from '../metrics/diagnostics-channels.ts';
import { isNavigation } from './navigation.ts';
import { findOverlongText } from './overlong-text.ts';
import { renderPlainPage } from './plain-page.ts';
import { logResponse, logAbortedResponse, logRequestError } from './request-log.ts';

/** Retry-After in seconds, for codes where it is constant. */
const waits: { readonly [C in ServerErrorCode]?: number } = {
  'server-stopping': 5,
  'passwords-busy': 2,
  'mail-unavailable': 60,
  'message-unsent': 60,
};

/** Error codes of Fastify's own errors, by status; every other status below 500 is an unreadable request. */
const codesOfFastify: Readonly<Record<number, ServerErrorCode>> = {
  404: 'address-unknown',
  413: 'body-too-long',
  415: 'not-json',
};

/**
 * Writes every error as the body of the contract, and logs unexpected errors without content of the request.
 * @param onFault called with faults of the database
 */
export function registerErrorHandler(
  app: FastifyInstance,
  onFault: (fault: DatabaseFault) => void = () => {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = (error instanceof AppError ? error : null) ?? findOverlongText(error.validation);
    if (refusal) return send(reply, refusal);
    if (isCut(request, error)) {
      // A response that has begun keeps its status.
      logAbortedResponse(request, reply.statusCode < 400 ? reply.code(400) : reply);
      return send(reply, createAppError('request-invalid'));
    }
    const fault = classifyFault(error);
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (fault || status >= 500) logRequestError(request, error);
    if (fault) {
      onFault(fault);
      return send(
        reply,
        createAppError('storage-unavailable', { retryAfter: databaseRetryAfterSeconds[fault] }),
      );
    }
    return send(
      reply,
      new AppError(codesOfFastify[status] ?? (status < 500 ? 'request-invalid' : 'unexpected'), undefined),
    );
  });
}

/**
 * Whether the client closed the connection before the body was complete. The error code is the same as for an
 * unreachable database.
 */
function isCut({ raw }: FastifyRequest, error: Error): boolean {
  return raw.errored === error;
}

/** The 404 of unknown paths under `{api}`. */
export function rejectUnknownRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, createAppError('address-unknown'));
}

/** The error body for requests that cannot be parsed, whose language is unknown. */
export function createUnreadableRequestBody(locale: Locale): string {
  return JSON.stringify(createErrorBody(locale, createAppError('request-invalid')));
}

/**
 * Responds to a URL that cannot be decoded, such as one with a broken %-escape. Fastify runs no hooks for it, and its
 * request has no decorators.
 * @param headers of every response
 */
export function createBadUrlHandler(headers: Readonly<Record<string, string>>, languages: Languages) {
  return (_error: FastifyError, odd: unknown, oddReply: unknown): void => {
    const [request, reply] = [odd as FastifyRequest, oddReply as FastifyReply];
    const locale = languages.getLocale(languages.negotiate(request.headers['accept-language']));
    reply.raw.once('finish', () => logResponse(request, reply));
    const error = createAppError('address-unreadable');
    send(reply.headers({ ...headers, 'request-id': request.id }), error, request, locale);
  };
}

/**
 * Sends the error: a browser that opens a page gets a page.
 * @param locale of the language of the request
 */
function send(
  reply: FastifyReply,
  error: AppError,
  request = reply.request,
  locale = request.locale,
): FastifyReply {
  callRefusedChannel.publish(error.code);
  const { status, headers } = createErrorHead(error);
  reply.code(status).headers(headers);
  if (!isNavigation(request)) return reply.send(createErrorBody(locale, error));
  const page = renderPlainPage(locale, locale.t('server.errorPage.title'), formatError(locale, error));
  return reply.type('text/html; charset=utf-8').send(page);
}

function createErrorHead({ code, details }: AppError): {
  status: number;
  headers: Readonly<Record<string, string | number>>;
} {
  const { retryAfter = waits[code] }: Details = details ?? {};
  return {
    status: errors[code].status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    },
  };
}

function createErrorBody(locale: Locale, error: AppError): ErrorBody {
  const { positions, termsVersion }: Details = error.details ?? {};
  const body: ErrorBody = { message: formatError(locale, error), code: error.code };
  if (positions) body.positions = [...positions];
  if (termsVersion !== undefined) body.termsVersion = termsVersion;
  return body;
}
