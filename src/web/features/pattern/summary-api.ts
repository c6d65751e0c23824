import { api, resultCacheSeconds } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';

const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest scores of every section; `readSummary` parses them. Sent without headers, as specified. */
    summary: build.query<unknown, string>({
      query: (userid) => ({ url: pathTo(patterns.summary, { userid }), anonymous: true }),
      providesTags: ['Attempts'],
      keepUnusedDataFor: resultCacheSeconds,
    }),
  }),
});

export const { useSummaryQuery } = summaryApi;
