import { pathTo, patterns } from '#contract/paths.ts';
import { type ReadProgress, readProgress } from '#contract/wire/progress.ts';
import { api } from './api.ts';

/** What was taken. Sending is in `send-answers.ts`, what comes of it in `results-api.ts`: no first question waits for those. */
const sectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    progress: build.query<ReadProgress, string>({
      query: (userid) => ({ url: pathTo(patterns.progress, { userid }) }),
      transformResponse: readProgress,
      providesTags: ['Progress'],
    }),
  }),
});

export const { useProgressQuery } = sectionApi;
