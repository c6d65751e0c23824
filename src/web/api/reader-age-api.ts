import { pathTo, patterns } from '#contract/paths.ts';
import { readAge } from '#contract/wire/age.ts';
import { unknownAge } from '#domain/account/age.ts';
import { api } from './api.ts';

/** The age that results are read at. Apart from the calls that every page makes, which the home page waits for. */
export const readerAgeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The reader's age today in whole years, from their own profile: it decides whose norms apply. 30 when the
     * server lacks the call, when it fails, or when the profile holds no age.
     */
    readerAge: build.query<number, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data } = await call({ url: pathTo(patterns.userInfo, { id: userid }) });
        return { data: readAge(data) ?? unknownAge };
      },
    }),
  }),
});

export const { useReaderAgeQuery } = readerAgeApi;
