import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { NomineeBody } from '#contract/requests.ts';
import type { NomineeAnswer } from '#contract/account-responses.ts';
import { readNominee } from '#contract/wire/nominee.ts';

const unreadable = 'The server answered with something else than a nominee.';

/** The calls about who may act for a person. Another server may lack them. */
const nomineeApi = api.enhanceEndpoints({ addTagTypes: ['Nominee'] }).injectEndpoints({
  endpoints: (build) => ({
    /** An answer of another shape counts as a failure. */
    nominee: build.query<NomineeAnswer['nominee'], string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.nominee, { userid }) });
        if (error) return { error };
        const nominee = readNominee(data);
        return nominee === undefined
          ? { error: { status: 'CUSTOM_ERROR', error: unreadable } }
          : { data: nominee };
      },
      keepUnusedDataFor: 0,
      providesTags: ['Nominee'],
    }),
    /** Sets or removes it. Successful only on 204. */
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
