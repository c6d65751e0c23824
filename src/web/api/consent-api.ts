import { skipToken } from '@reduxjs/toolkit/query/react';
import { pathTo, patterns } from '#contract/paths.ts';
import type { ConsentChange } from '#contract/requests.ts';
import type { Consents } from '#contract/responses.ts';
import { readConsents } from '#contract/wire/consents.ts';
import { api } from './api.ts';

const unreadable = 'The server answered with something else than consents.';

/** Endpoints of consents. A server that implements only the specification may lack them. */
export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The consents of a user. A body of another shape is an error. */
    consents: build.query<Consents, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.consent, { userid }) });
        if (error) return { error };
        const consents = readConsents(data);
        return consents ? { data: consents } : { error: { status: 'CUSTOM_ERROR', error: unreadable } };
      },
      providesTags: ['Consents'],
    }),
    /** Gives or withdraws one consent. Succeeds only with 204. */
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

/** Whether the user has withdrawn the consent to the use of their data. False until the response arrives. */
export function useIsConsentWithdrawn(userid: string | null): boolean {
  return useConsentsQuery(userid ?? skipToken).data?.terms?.given === false;
}
