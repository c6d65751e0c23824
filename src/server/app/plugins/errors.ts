import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#contract/errors.ts';
import type { ErrorBody } from '#contract/responses.ts';
import { removalConfirmationWord } from '#domain/account/removal.ts';
import { formatRetryMessage } from '#domain/account/retry-message.ts';
import { type DatabaseFault, classifyFault } from '../../db/faults.ts';
import {
  AppError,
  type Details,
  type ErrorDetails,
  type ServerErrorCode,
  createAppError,
  databaseRetryAfterSeconds,
} from '../errors.ts';
import { callRefusedChannel } from '../metrics/diagnostics-channels.ts';
import { findOverlongText } from './overlong-text.ts';
import { logResponse, logAbortedResponse, logRequestError } from './request-log.ts';

type Sentence<C extends ServerErrorCode> = string | ((details: ErrorDetails<C>) => string);

/** Messages for people, by error code, without personal data. */
const sentences: { readonly [C in ServerErrorCode]: Sentence<C> } = {
  'request-invalid': 'We could not read this request. Please reload the page and try again.',
  'text-unreadable': 'This text holds a character that we cannot read. Please type it again.',
  'body-too-deep': 'This request holds too many lists inside of lists. Please reload the page and try again.',
  'address-unreadable': 'We could not read this address.',
  'session-missing': 'Missing session. Please login again.',
  'credentials-wrong': 'Invalid username or password.',
  'link-invalid': 'This link has been used or has expired. Please ask for a new one.',
  'not-owner': 'These pages belong to another account.',
  'other-site': 'This call must come from the pages of this program.',
  'sign-up-link-missing':
    'Please use the link in our mail to sign up. You can ask for a new one on the sign-up page.',
  'password-wrong': 'This password is not right. Nothing was changed.',
  'consent-withdrawn': 'You stopped the use of your data. To go on, choose Resume on your profile page.',
  'address-unknown': 'There is nothing at this address.',
  'section-unknown': 'Invalid section. Please try again.',
  'attempt-missing': 'There is no attempt in this section yet.',
  'registration-unknown': 'User ID not found. Please log in again.',
  'profile-missing': 'User not found. Please login again.',
  'answers-differ': 'These answers differ from those already sent. Please start the assessment again.',
  'version-changed':
    'This assessment has changed since you began. Please reload the page and start it again.',
  'answers-before-account': 'These answers cannot be added to this account.',
  'section-locked': 'This section is locked until previous assessments are complete.',
  'section-retired':
    'This assessment is no longer offered, so these answers were not stored. Your earlier results are safe.',
  'terms-changed':
    'The terms have changed while you were filling this in. Please read them again and accept.',
  'wording-changed': 'These words have changed meanwhile. Please load the page again and read them.',
  'sealing-key-unknown':
    'These answers waited too long to be opened, so they could not be stored. Please take the assessment again.',
  'body-too-long': 'This is too long to send. Please shorten it and try again.',
  'not-json': 'This address takes JSON only.',
  'answers-invalid': ({ reason }) => reason,
  'parcel-unreadable':
    'We could not open these answers, so they were not stored. Please take the assessment again.',
  'email-invalid': ({ reason }) => reason,
  'username-invalid': ({ reason }) => reason,
  'password-invalid': ({ reason }) => reason,
  'password-common': 'This password is too common. Please choose another.',
  'password-same': 'The new password is the same as the old one.',
  'confirmation-invalid': ({ reason }) => reason,
  'field-missing': 'This field is required',
  'text-too-long': ({ max }) => `Please use at most ${max} characters.`,
  'age-invalid': ({ reason }) => reason,
  'phone-invalid': ({ reason }) => reason,
  'nominee-contact-invalid': ({ reason }) => reason,
  'terms-not-accepted': 'You must accept the terms',
  'research-disabled': 'Answers are not used for research at present. Nothing was changed.',
  'step-unknown': 'This step does not go with your newest results. Please load the page again.',
  'reminder-day-invalid': 'Please choose a day from tomorrow to 90 days ahead.',
  'understanding-disabled': 'Answers about result pages are not counted at present.',
  'language-unknown': 'This section is not available in this language.',
  'survey-incomplete': 'Please answer all questions.',
  'removal-unconfirmed': `Please type ${removalConfirmationWord} to confirm. Nothing was removed.`,
  'link-worn-out':
    'Many names were tried with this link. Please ask for a new link on the sign-up page, and go on with that.',
  'attempts-too-many':
    'These questions were answered very often today. Your answers stay on this device: please send them tomorrow.',
  'too-many-tries': ({ retryAfter }) => `Too many tries. ${formatRetryMessage(retryAfter)}`,
  unexpected: 'Something went wrong on our side. Please try again in a while.',
  'storage-unavailable':
    'We cannot reach our storage right now. What we confirmed before is safe. Please try again in a while.',
  'server-stopping': 'This server is about to restart. Please try again in a moment.',
  'server-busy': 'The server is busy right now. Please try again in a moment.',
  'passwords-busy': 'The service is busy. Please try again in a moment.',
  'mail-unavailable': 'We cannot send mail right now. Please try again in a while.',
  'message-unsent': 'We cannot send your message right now. Please try again in a while.',
};

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

/** The error body for requests that cannot be parsed. */
export const unreadableRequestErrorBody: string = JSON.stringify(
  createErrorBody(createAppError('request-invalid')),
);

/**
 * Responds to a URL that cannot be decoded, such as one with a broken %-escape. Fastify runs no hooks for it.
 * @param headers of every response
 */
export function createBadUrlHandler(headers: Readonly<Record<string, string>>) {
  return (_error: FastifyError, odd: unknown, oddReply: unknown): void => {
    const [request, reply] = [odd as FastifyRequest, oddReply as FastifyReply];
    reply.raw.once('finish', () => logResponse(request, reply));
    send(reply.headers({ ...headers, 'request-id': request.id }), createAppError('address-unreadable'));
  };
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  callRefusedChannel.publish(error.code);
  const { status, headers } = createErrorHead(error);
  return reply.code(status).headers(headers).send(createErrorBody(error));
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

function createErrorBody(error: AppError): ErrorBody {
  const { positions, termsVersion }: Details = error.details ?? {};
  const body: ErrorBody = { message: getErrorMessage(error), code: error.code };
  if (positions) body.positions = [...positions];
  if (termsVersion !== undefined) body.termsVersion = termsVersion;
  return body;
}

function getErrorMessage<C extends ServerErrorCode>({ code, details }: AppError<C>): string {
  const sentence: Sentence<C> = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(details);
}
