import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { type ParsedNotice, readNotices } from '#contract/wire/notices.ts';

/** Endpoints of breach notices. A server of another origin may not have them. */
const noticesApi = api.enhanceEndpoints({ addTagTypes: ['Notices'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Notices that the person has not confirmed. */
    notices: build.query<readonly ParsedNotice[], string>({
      query: (userid) => ({ url: pathTo(patterns.notices, { userid }) }),
      transformResponse: readNotices,
      providesTags: ['Notices'],
    }),
    /** Accepts status 204 only. */
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
