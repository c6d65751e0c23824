import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { NomineeBody } from '#contract/requests.ts';
import type { NomineeResponse } from '#contract/account-responses.ts';
import { readNominee } from '#contract/wire/nominee.ts';

const unexpectedBody = 'GET nominee: the response is not a nominee.';

/** Endpoints of the nominee. A server of another origin may not have them. */
const nomineeApi = api.enhanceEndpoints({ addTagTypes: ['Nominee'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A response of another shape is an error. */
    nominee: build.query<NomineeResponse['nominee'], string>({
      queryFn: async (userid, _api, _extra, baseQuery) => {
        const { data, error } = await baseQuery({ url: pathTo(patterns.nominee, { userid }) });
        if (error) return { error };
        const nominee = readNominee(data);
        return nominee === undefined
          ? { error: { status: 'CUSTOM_ERROR', error: unexpectedBody } }
          : { data: nominee };
      },
      keepUnusedDataFor: 0,
      providesTags: ['Nominee'],
    }),
    /** Sets or removes the nominee. Accepts status 204 only. */
    changeNominee: build.mutation<null, { readonly userid: string } & NomineeBody>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.nominee, { userid }),
        method: 'PUT',
        body,
        validateStatus: ({ status }) => status === 204,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Nominee']),
    }),
  }),
});

export const { useNomineeQuery, useChangeNomineeMutation } = nomineeApi;
