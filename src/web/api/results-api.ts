import { pathTo, patterns } from '#contract/paths.ts';
import { historyCodes } from '#contract/wire/section-codes.ts';
import { api, resultCacheSeconds } from './api.ts';
import { toFailure } from './failure.ts';

/** The arguments of a query for the results of a user in one section. */
export interface SectionArgs {
  readonly userid: string;
  readonly sectionId: string;
}

/**
 * Endpoints of the results of a section. Bodies are cached as received: scores are an array, and `readFeedback` and
 * `readHistory` (`contract/wire`) need the instrument to name them.
 */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest attempt. */
    feedback: build.query<unknown, SectionArgs>({
      query: ({ userid, sectionId }) => ({ url: pathTo(patterns.feedback, { userid, sectionId }) }),
      providesTags: ['Attempts'],
      keepUnusedDataFor: resultCacheSeconds,
    }),
    /** All attempts, newest first. A 404 that says that there is no attempt is an empty list. */
    history: build.query<unknown, SectionArgs>({
      queryFn: async ({ userid, sectionId }, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.history, { userid, sectionId }) });
        if (!error) return { data };
        const failure = toFailure(error, historyCodes);
        const isNone = failure.kind === 'refused' && failure.code === 'attempt-missing';
        return isNone ? { data: [] } : { error };
      },
      providesTags: ['Attempts'],
      keepUnusedDataFor: resultCacheSeconds,
    }),
  }),
});

export const { useFeedbackQuery, useHistoryQuery } = resultsApi;
