import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** `keepUnusedDataFor` in seconds: a result is still cached when the user returns from a page that it links to. */
export const resultCacheSeconds = 1800;

/**
 * Whether a query is in flight and has no data for its arguments. Data of an earlier request with the same arguments
 * stays visible during a refetch; `isLoading` and `data` of a hook do not distinguish arguments.
 */
export function isFetchingWithoutData(query: {
  readonly isFetching: boolean;
  readonly currentData?: unknown;
}): boolean {
  return query.isFetching && query.currentData === undefined;
}

/** A `dispatch` that accepts the thunks of this API. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The only API slice. Each feature injects its endpoints; endpoints of several features are in this folder. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Attempts', 'Consents', 'Name', 'Progress'],
  // After a submission no earlier result may be displayed as current, even while other queries are in flight.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
