import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { type ReadNotice, readNotices } from '#contract/wire/notices.ts';

/** The calls about notices of a data breach. Another server may lack them. */
const noticesApi = api.enhanceEndpoints({ addTagTypes: ['Notices'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The notices that the person has not confirmed. */
    notices: build.query<readonly ReadNotice[], string>({
      query: (userid) => ({ url: pathTo(patterns.notices, { userid }) }),
      transformResponse: readNotices,
      providesTags: ['Notices'],
    }),
    /** Successful only on 204. */
    confirmNotice: build.mutation<null, { readonly userid: string; readonly noticeId: string }>({
      query: ({ userid, noticeId }) => ({
        url: pathTo(patterns.notices, { userid }),
        method: 'POST',
        body: { noticeId },
        validateStatus: ({ status }) => status === 204,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Notices']),
    }),
  }),
});

export const { useNoticesQuery, useConfirmNoticeMutation } = noticesApi;
