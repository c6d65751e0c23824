import {
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { apiAddress } from './address.ts';
import { readSession, sessionExpired } from './session.ts';

/** A call that goes out without the token: `anonymous` for the summary, login and sign-up. */
export type Call = FetchArgs & { readonly anonymous?: boolean };

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
 * Sends a call with the token in `Authorization`, as it is. A 401 to a call that should carry one ends the
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
  const result = await send(withToken, context, extra);
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
