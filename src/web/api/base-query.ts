import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { apiAddress } from './address.ts';
import { noteReference } from './reference.ts';
import { readSession, sessionExpired } from './session.ts';

/** Milliseconds that an answer may take. */
const timeout = 30_000;
/** Seconds until a busy server is asked again where it names none, and the longest wait that is accepted. */
const defaultRetryAfter = 1;
const maxRetryAfter = 4;

/** A call under `{api}`. */
type Call = FetchArgs & {
  /** Sent without the session's token: the summary, login and sign-up. */
  readonly anonymous?: boolean;
};

type ApiQuery = BaseQueryFn<Call, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

/** Bodies may be JSON or plain text; both are accepted. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a body as it is. Unlike the handler 'text' it leaves the `Accept` header to the browser. */
export const readText = (response: Response): Promise<string> => response.text();

const send: ApiQuery = fetchBaseQuery({
  baseUrl: apiAddress,
  timeout,
  credentials: 'same-origin',
  responseHandler: readBody,
  prepareHeaders(headers, { arg }) {
    const token = (arg as Call).anonymous ? undefined : readSession()?.token;
    if (token) headers.set('Authorization', token);
  },
});

/** Repeats a GET once if the server is busy (503), after the time in `Retry-After`. Nothing else is repeated. */
const sendWithRetry: ApiQuery = async (call, context, options) => {
  const answer = await send(call, context, options);
  if ((call.method ?? 'GET') !== 'GET' || answer.error?.status !== 503) return answer;
  const asked = Number.parseInt(answer.meta?.response?.headers.get('Retry-After') ?? '', 10);
  const seconds = Math.min(asked >= 0 ? asked : defaultRetryAfter, maxRetryAfter);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return context.signal.aborted ? answer : send(call, context, options);
};

/**
 * Sends every call of the app. A 401 to a call with the session's token dispatches `sessionExpired`, unless another tab
 * has changed the session meanwhile: the answer says nothing of the new one.
 */
export const baseQuery: ApiQuery = async (call, context, options) => {
  const answer = await sendWithRetry(call, context, options);
  noteReference(call.url, answer);
  const token = answer.meta?.request.headers.get('Authorization') ?? undefined;
  if (!call.anonymous && answer.error?.status === 401 && readSession()?.token === token)
    context.dispatch(sessionExpired());
  return answer;
};
