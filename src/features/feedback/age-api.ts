import { api } from '../../api/api.ts';
import { pathTo, patterns } from '../../contract/paths.ts';
import { unknownAge } from '../../domain/account/age.ts';

const ageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The reader's age in years from their own profile, which decides whose norms apply; 30 when the server
     * lacks the call, when it fails, or when the profile holds no age.
     */
    readerAge: build.query<number, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data } = await call({ url: pathTo(patterns.userInfo, { id: userid }) });
        const age = (data as { age?: unknown } | null | undefined)?.age;
        return { data: typeof age === 'number' && age > 0 ? age : unknownAge };
      },
    }),
  }),
});

export const { useReaderAgeQuery } = ageApi;
