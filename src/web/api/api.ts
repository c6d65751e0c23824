import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Middleware } from 'redux';
import { thunk } from 'redux-thunk';
import { type Call, type CallError, type CallMeta, send } from './call.ts';
import { answersStored } from './outbox/answers-stored.ts';
import { join } from './registry.ts';
import { fetchedForgotten, sessionExpired } from './session.ts';

/** Sends a call. A 401 that ends the session dispatches `sessionExpired`, and the error comes back as well. */
const baseQuery: BaseQueryFn<Call, unknown, CallError, object, CallMeta> = async (call, context) => {
  const { expired, ...answer } = await send(call, context.signal);
  if (expired) context.dispatch(sessionExpired());
  return answer;
};

/** Seconds: who reads a page that a result leads to, and comes back, finds the result as it was left. */
export const whileReading = 1800;

/**
 * Is a query's answer still on its way, with nothing to show meanwhile? What an earlier answer said of the same thing stays
 * while it is asked again; what it said of something else, as a hook's own `isLoading` and `data` would have it, does not.
 */
export function isAwaited(query: { readonly isFetching: boolean; readonly currentData?: unknown }): boolean {
  return query.isFetching && query.currentData === undefined;
}

/**
 * The cache of what screens ask the server. Endpoints are injected where they belong. It joins the store when the first
 * screen that needs it is loaded: the first question does without.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['Name', 'Attempts'],
  // Once answers are sent, no earlier result may be taken for theirs, whatever else is being fetched.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** Empties the cache together with everything else that was fetched, and has attempts asked for anew when there are more. */
const forgetting: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (fetchedForgotten.match(action)) store.dispatch(api.util.resetApiState());
  if (answersStored.match(action)) store.dispatch(api.util.invalidateTags(['Attempts']));
  return result;
};

join({
  reducers: { [api.reducerPath]: api.reducer },
  middleware: [thunk as Middleware, forgetting, api.middleware as Middleware],
});
