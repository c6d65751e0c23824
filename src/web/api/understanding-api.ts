import { patterns } from '#contract/paths.ts';
import type { UnderstandingBody } from '#contract/understanding-requests.ts';
import { api } from './api.ts';

/** Endpoint of the answers about result pages. Only the app's own server has it. */
const understandingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Counts an answer, without the person. A failure is not displayed: the person can do nothing about it. */
    countUnderstanding: build.mutation<unknown, UnderstandingBody>({
      query: (body) => ({ url: patterns.understanding, method: 'POST', body }),
    }),
  }),
});

export const { useCountUnderstandingMutation } = understandingApi;
