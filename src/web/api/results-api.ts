import { pathTo, patterns } from '#contract/paths.ts';
import { historyCodes } from '#contract/wire/section-codes.ts';
import { api, whileReading } from './api.ts';
import { toFailure } from './failure.ts';

/** One person's results in one section. */
export interface OfSection {
  readonly userid: string;
  readonly sectionId: string;
}

/**
 * The calls about the results of a section. Answers are kept as they came: scores travel by place, and only a reader
 * with the instrument (`readFeedback`, `readHistory` of `contract/wire`) can name them.
 */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the newest attempt says. */
    feedback: build.query<unknown, OfSection>({
      query: ({ userid, sectionId }) => ({ url: pathTo(patterns.feedback, { userid, sectionId }) }),
      providesTags: ['Attempts'],
      keepUnusedDataFor: whileReading,
    }),
    /** All attempts, newest first; an empty list where the server says that there is none. */
    history: build.query<unknown, OfSection>({
      queryFn: async ({ userid, sectionId }, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.history, { userid, sectionId }) });
        if (!error) return { data };
        const failure = toFailure(error, historyCodes);
        const isNone = failure.kind === 'refused' && failure.code === 'attempt-missing';
        return isNone ? { data: [] } : { error };
      },
      providesTags: ['Attempts'],
      keepUnusedDataFor: whileReading,
    }),
  }),
});

export const { useFeedbackQuery, useHistoryQuery } = resultsApi;
