import { pathTo, patterns } from '#contract/paths.ts';
import { readDemographics } from '#contract/wire/demographics.ts';
import { unknownAge } from '#domain/account/age.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { api, resultCacheSeconds } from './api.ts';

/** Endpoint of the profile fields that select norms. Separate from `personApi`, whose chunk the home page loads. */
export const demographicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Age, gender and education of the current profile. If the server lacks the endpoint, fails or omits a field, the
     * age is 30 and the other fields are unknown.
     */
    readerFacts: build.query<Demographics, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data } = await call({ url: pathTo(patterns.userInfo, { id: userid }) });
        return { data: { age: unknownAge, ...readDemographics(data) } };
      },
      keepUnusedDataFor: resultCacheSeconds,
    }),
  }),
});

export const { useReaderFactsQuery } = demographicsApi;
