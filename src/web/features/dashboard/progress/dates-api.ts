import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { readLastCompleted } from '#contract/wire/dates.ts';

/** Time of the last attempt by section id, ISO 8601; null if there is none. Failed requests are left out. */
type LastAttempts = Readonly<Record<string, string | null>>;

const datesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One request per section. A failed request is logged and leaves out only its own section. */
    lastAttempts: build.query<
      LastAttempts,
      { readonly userid: string; readonly sectionIds: readonly string[] }
    >({
      queryFn: async ({ userid, sectionIds }, _api, _extra, baseQuery) => {
        const times = await Promise.all(
          sectionIds.map(async (sectionId) => {
            const { data, error } = await baseQuery({ url: pathTo(patterns.report, { sectionId, userid }) });
            if (error) console.warn('Failed to fetch report data', error);
            return error ? [] : [[sectionId, readLastCompleted(data)] as const];
          }),
        );
        return { data: Object.fromEntries(times.flat()) };
      },
      providesTags: ['Attempts'],
    }),
  }),
});

export const { useLastAttemptsQuery } = datesApi;
