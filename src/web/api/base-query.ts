import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { apiBaseUrl } from './address.ts';
import { detectCaptivePortal } from './captive-portal.ts';
import { recordFailedRequestId } from './failed-request-id.ts';
import { recordServerTime } from './server-clock.ts';
import { confirmSession, readSession, sessionExpired } from './session.ts';

/** Milliseconds until a request is aborted. */
const timeoutMs = 30_000;
/** Seconds before a retry if a 503 has no `Retry-After`, and the longest delay that is waited. */
const defaultRetryAfter = 1;
const maxRetryAfter = 4;

/** The arguments of a request to the API. */
type Call = FetchArgs & {
  /** Sends the request without the session token: summary, login and sign-up. */
  readonly anonymous?: boolean;
};

type ApiQuery = BaseQueryFn<Call, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

/** Parses a body as JSON, else returns it as text: the specification permits both. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a body as text. Unlike the response handler 'text' it does not change the `Accept` header. */
export const readResponseText = (response: Response): Promise<string> => response.text();

const send: ApiQuery = fetchBaseQuery({
  baseUrl: apiBaseUrl,
  timeout: timeoutMs,
  credentials: 'same-origin',
  responseHandler: readBody,
  prepareHeaders(headers, { arg }) {
    const token = (arg as Call).anonymous ? undefined : readSession()?.token;
    if (token) headers.set('Authorization', token);
    // The language of the app, which may differ from that of the browser.
    const { lang } = document.documentElement;
    if (lang) headers.set('Accept-Language', lang);
  },
});

/** Retries a GET once after a 503, with the delay in `Retry-After`. Other requests are not retried. */
const sendWithRetry: ApiQuery = async (call, context, options) => {
  const result = await send(call, context, options);
  if ((call.method ?? 'GET') !== 'GET' || result.error?.status !== 503) return result;
  const retryAfter = Number.parseInt(result.meta?.response?.headers.get('Retry-After') ?? '', 10);
  const seconds = Math.min(retryAfter >= 0 ? retryAfter : defaultRetryAfter, maxRetryAfter);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return context.signal.aborted ? result : send(call, context, options);
};

/**
 * The base query of all endpoints. A 401 to a request with the session token dispatches `sessionExpired`, unless
 * another tab has replaced the session meanwhile. The page of a captive portal counts as no response.
 */
export const baseQuery: ApiQuery = async (call, context, options) => {
  const result = await sendWithRetry(call, context, options);
  const response = result.meta?.response;
  if (response?.ok && detectCaptivePortal(response)) return { error: { status: 'FETCH_ERROR', error: '' } };
  recordFailedRequestId(call.url, result);
  if (response) recordServerTime(response);
  const token = result.meta?.request.headers.get('Authorization') ?? undefined;
  if (call.anonymous || token === undefined) return result;
  if (result.error?.status !== 401) confirmSession(token);
  else if (readSession()?.token === token) context.dispatch(sessionExpired());
  return result;
};
