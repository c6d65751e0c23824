import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** Seconds: a result is still cached when a person returns from a page that it links to. */
export const whileReading = 1800;

/**
 * Is a query's first answer still in flight, with nothing to show meanwhile? An earlier answer to the same query stays
 * visible during a refetch; an answer to other arguments, as in `isLoading` and `data` of a hook, does not.
 */
export function isAwaited(query: { readonly isFetching: boolean; readonly currentData?: unknown }): boolean {
  return query.isFetching && query.currentData === undefined;
}

/** What `dispatch` must accept to start the calls of this API. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The only API slice. Each feature injects its endpoints; those of several features are in this folder. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Attempts', 'Consents', 'Name', 'Progress'],
  // Once answers are sent, no earlier result may be displayed as theirs, whatever else is being fetched.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
