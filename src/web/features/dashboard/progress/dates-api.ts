import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { readLastCompleted } from '#contract/wire/dates.ts';

/** When each section was last taken, ISO 8601; null when never. A section whose call failed is not in it. */
type LastAttempts = Readonly<Record<string, string | null>>;

const datesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One call for each section; those that fail are logged and cost only their own dates. */
    lastAttempts: build.query<
      LastAttempts,
      { readonly userid: string; readonly sectionIds: readonly string[] }
    >({
      queryFn: async ({ userid, sectionIds }, _api, _extra, call) => {
        const times = await Promise.all(
          sectionIds.map(async (sectionId) => {
            const { data, error } = await call({ url: pathTo(patterns.report, { sectionId, userid }) });
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
