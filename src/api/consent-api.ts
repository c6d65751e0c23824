import type { ConsentChange, Consents } from '../contract/bodies.ts';
import { pathTo, patterns } from '../contract/paths.ts';
import { api } from './api.ts';

/** The calls about what a person agreed to. Another server may lack them: 404 or 405. */
const consentApi = api.enhanceEndpoints({ addTagTypes: ['Consents'] }).injectEndpoints({
  endpoints: (build) => ({
    /** How the person's consents stand. An answer of another shape counts as a failure. */
    consents: build.query<Consents, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.consent, { userid }) });
        if (error) return { error };
        const isKnown = typeof data === 'object' && data !== null && 'terms' in data && 'research' in data;
        return isKnown
          ? { data: data as Consents }
          : {
              error: {
                status: 'CUSTOM_ERROR',
                error: 'The server answered with something else than consents.',
              },
            };
      },
      providesTags: ['Consents'],
    }),
    /** Gives or takes back one consent. Successful only on 204. */
    changeConsent: build.mutation<null, { readonly userid: string } & ConsentChange>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.consent, { userid }),
        method: 'POST',
        body,
        validateStatus: ({ status }) => status === 204,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Consents']),
    }),
  }),
});

export const { useConsentsQuery, useLazyConsentsQuery, useChangeConsentMutation } = consentApi;
