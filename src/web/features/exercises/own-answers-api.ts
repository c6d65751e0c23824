import { api } from '#api/api.ts';
import { isEndpointMissing } from '#api/failure.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { type OwnAnswers, readOwnAnswers } from '#contract/wire/own-answers.ts';

/** The endpoint of the newest own answers. A server that implements only the specification may lack it. */
const ownAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null without answers, and if the server lacks the endpoint. */
    ownAnswers: build.query<OwnAnswers | null, { readonly userid: string; readonly sectionId: string }>({
      queryFn: async (params, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.ownAnswers, params) });
        if (!error) return { data: readOwnAnswers(data) };
        return isEndpointMissing(error) ? { data: null } : { error };
      },
      providesTags: ['Attempts'],
    }),
  }),
});

export const { useOwnAnswersQuery } = ownAnswersApi;
