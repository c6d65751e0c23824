import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { ChangePassword, EndSessions } from '#contract/requests.ts';
import type { Sessions } from '#contract/responses.ts';
import { readSessions } from '#contract/wire/sessions.ts';

const unexpectedBody = 'GET sessions: the response is not a list of sessions.';
const isNoContent = ({ status }: Response) => status === 204;

/** Endpoints of the sessions and the password. A server of another origin may not have them. */
const loginApi = api.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The sessions of the user. A response of another shape is an error. */
    sessions: build.query<Sessions, string>({
      queryFn: async (userid, _api, _extra, baseQuery) => {
        const { data, error } = await baseQuery({ url: pathTo(patterns.sessions, { userid }) });
        if (error) return { error };
        const sessions = readSessions(data);
        return sessions ? { data: sessions } : { error: { status: 'CUSTOM_ERROR', error: unexpectedBody } };
      },
      keepUnusedDataFor: 0,
      providesTags: ['Sessions'],
    }),
    /** Ends one session, or all others. */
    endSessions: build.mutation<null, { readonly userid: string } & EndSessions>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.sessions, { userid }),
        method: 'POST',
        body,
        validateStatus: isNoContent,
      }),
      invalidatesTags: ['Sessions'],
    }),
    /** Changes the password and ends all other sessions. */
    changePassword: build.mutation<null, { readonly userid: string } & ChangePassword>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.password, { userid }),
        method: 'POST',
        body,
        validateStatus: isNoContent,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
    }),
  }),
});

export const { useSessionsQuery, useEndSessionsMutation, useChangePasswordMutation } = loginApi;
