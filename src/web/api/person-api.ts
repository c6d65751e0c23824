import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { pathTo, patterns } from '#contract/paths.ts';
import { readName } from '#contract/wire/name.ts';
import { type ReadProgress, readProgress } from '#contract/wire/progress.ts';
import { api, whileReading } from './api.ts';
import { readText } from './base-query.ts';

/** The name in a body that was read as text. Throws for anything else, which counts as a failure of the call. */
export function parseName(text: unknown, meta: FetchBaseQueryMeta | undefined): string {
  const name = readName(String(text), meta?.response?.headers.get('Content-Type') ?? '');
  if (name === null) throw new Error('The name lookup answered with something else than a name.');
  return name;
}

/** The calls of a first screen: whose account it is, and how far the person has come. */
export const personApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The display name of the profile. */
    name: build.query<string, string>({
      query: (userid) => ({ url: pathTo(patterns.name, { userid }), responseHandler: readText }),
      transformResponse: parseName,
      providesTags: ['Name'],
      keepUnusedDataFor: whileReading,
    }),
    /** Which sections were completed. */
    progress: build.query<ReadProgress, string>({
      query: (userid) => ({ url: pathTo(patterns.progress, { userid }) }),
      transformResponse: (body: unknown) => readProgress(body),
      providesTags: ['Progress'],
      keepUnusedDataFor: whileReading,
    }),
  }),
});

export const { useNameQuery } = personApi;

/** Progress as a screen sees it whose route has started the query. */
export interface CurrentProgress {
  /** The newest answer, also an earlier one while the next is in flight. */
  readonly data: ReadProgress | undefined;
  /** An answer has arrived since the screen was opened. */
  readonly isFresh: boolean;
  /** The last try failed. */
  readonly isError: boolean;
  readonly error: unknown;
  /** There has been neither an answer nor a failure yet. */
  readonly isLoading: boolean;
  /** Asks once more; resolves when the call has succeeded or failed. */
  refetch(): Promise<unknown>;
}

/** Reads the progress of a person. The loader of the route fetches it anew at each visit (`app/start-queries.ts`). */
export function useCurrentProgress(userid: string): CurrentProgress {
  const { data, error, isError, isLoading, isFetching, isSuccess, refetch } =
    personApi.useProgressQuery(userid);
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && isSuccess && !isFetching) setFresh(true);
  return { data, isFresh, isError, error, isLoading, refetch };
}
