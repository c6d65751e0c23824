import { pathTo, patterns } from '#contract/paths.ts';
import { readFacts } from '#contract/wire/facts.ts';
import { unknownAge } from '#domain/account/age.ts';
import type { Facts } from '#domain/scoring/facts.ts';
import { api, whileReading } from './api.ts';

/** The facts that results are read with. Apart from the calls that every page makes, which the home page waits for. */
export const readerFactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the reader's own profile says today: it decides whose norms apply. When the server lacks the call, when it
     * fails, or when the profile does not say them, the age is 30 and the others are not known.
     */
    readerFacts: build.query<Facts, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data } = await call({ url: pathTo(patterns.userInfo, { id: userid }) });
        return { data: { age: unknownAge, ...readFacts(data) } };
      },
      keepUnusedDataFor: whileReading,
    }),
  }),
});

export const { useReaderFactsQuery } = readerFactsApi;
