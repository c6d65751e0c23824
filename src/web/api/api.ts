import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { apiAddress } from './address.ts';
import { readSession, sessionExpired } from './session.ts';

/** Seconds until a busy server is asked again where it names none, and the longest that a person is kept waiting. */
const usualWait = 1;
const longestWait = 4;

/** A call that goes out without the token: `anonymous` for the summary, login and sign-up. */
type Call = FetchArgs & { readonly anonymous?: boolean };

/** Bodies may come as JSON or as plain text; both are accepted. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

const send = fetchBaseQuery({
  baseUrl: apiAddress,
  timeout: 30_000,
  responseHandler: readBody,
  credentials: 'same-origin',
});

/**
 * A reading call whose server is busy (503) goes out once more, after as long as `Retry-After` asks for, at most 4
 * seconds. Nobody notices but by the wait. What changes something is never repeated by itself.
 */
const sendOnceMore: typeof send = async (call, context, extra) => {
  const answer = await send(call, context, extra);
  const { method = 'GET' } = call as FetchArgs;
  if (method !== 'GET' || answer.error?.status !== 503) return answer;
  const asked = Number.parseInt(answer.meta?.response?.headers.get('Retry-After') ?? '', 10);
  const wait = Math.min(asked >= 0 ? asked : usualWait, longestWait);
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  return context.signal.aborted ? answer : send(call, context, extra);
};

/**
 * Sends a call with the token in `Authorization`, as it is; a reading one once more when the server is busy. A 401 to a call that should carry one ends the
 * session: `sessionExpired` is dispatched and the error comes back as well. Not when another tab has changed the
 * session meanwhile: the answer says nothing of the new one.
 */
const baseQuery: BaseQueryFn<Call, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = async (
  call,
  context,
  extra,
) => {
  const { anonymous, ...args } = call;
  const token = anonymous ? undefined : readSession()?.token;
  const withToken = token
    ? { ...args, headers: { ...(args.headers as Record<string, string>), Authorization: token } }
    : args;
  const result = await sendOnceMore(withToken, context, extra);
  if (!anonymous && result.error?.status === 401 && readSession()?.token === token)
    context.dispatch(sessionExpired());
  return result;
};

/** The one API of the browser program. Endpoints are injected where they belong. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Name', 'Progress', 'Attempts'],
  endpoints: () => ({}),
});
