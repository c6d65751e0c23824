import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { pathTo, patterns } from '#contract/paths.ts';
import { readName } from '#contract/wire/name.ts';
import { type ParsedProgress, readProgress } from '#contract/wire/progress.ts';
import { api, resultCacheSeconds } from './api.ts';
import { readResponseText } from './base-query.ts';

/**
 * Parses the body of the name lookup.
 * @throws Error if the body is no name; RTK Query reports it as a failed request
 */
export function parseName(text: unknown, meta: FetchBaseQueryMeta | undefined): string {
  const name = readName(String(text), meta?.response?.headers.get('Content-Type') ?? '');
  if (name === null) throw new Error('The name lookup answered with something else than a name.');
  return name;
}

/** Endpoints that the first screen needs: name and progress. */
export const personApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The display name of the profile. */
    name: build.query<string, string>({
      query: (userid) => ({ url: pathTo(patterns.name, { userid }), responseHandler: readResponseText }),
      transformResponse: parseName,
      providesTags: ['Name'],
      keepUnusedDataFor: resultCacheSeconds,
    }),
    /** Which sections were completed. */
    progress: build.query<ParsedProgress, string>({
      query: (userid) => ({ url: pathTo(patterns.progress, { userid }) }),
      transformResponse: (body: unknown) => readProgress(body),
      providesTags: ['Progress'],
      keepUnusedDataFor: resultCacheSeconds,
    }),
  }),
});

export const { useNameQuery } = personApi;

/** Progress of a user, for a screen whose route has started the query. */
export interface CurrentProgress {
  /** Data of the last response, also while the next request is in flight. */
  readonly data: ParsedProgress | undefined;
  /** Whether a response has arrived since the screen was opened. */
  readonly isFresh: boolean;
  /** Whether the last request failed. */
  readonly isError: boolean;
  readonly error: unknown;
  /** Whether no request has succeeded or failed yet. */
  readonly isLoading: boolean;
  /** Requests again; resolves when the request has succeeded or failed. */
  refetch(): Promise<unknown>;
}

/** Reads the progress of a user. The loader of the route requests it at each visit (`app/start-queries.ts`). */
export function useCurrentProgress(userid: string): CurrentProgress {
  const { data, error, isError, isLoading, isFetching, isSuccess, refetch } =
    personApi.useProgressQuery(userid);
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && isSuccess && !isFetching) setFresh(true);
  return { data, isFresh, isError, error, isLoading, refetch };
}
