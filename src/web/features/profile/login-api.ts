import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { ChangePassword, EndSessions } from '#contract/requests.ts';
import type { Sessions } from '#contract/responses.ts';
import { readSessions } from '#contract/wire/sessions.ts';

const unreadable = 'The server answered with something else than sessions.';
const isDone = ({ status }: Response) => status === 204;

/** The calls about a person's own logins. Another server may lack them. */
const loginApi = api.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Where the person is logged in. An answer of another shape counts as a failure. */
    sessions: build.query<Sessions, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.sessions, { userid }) });
        if (error) return { error };
        const sessions = readSessions(data);
        return sessions ? { data: sessions } : { error: { status: 'CUSTOM_ERROR', error: unreadable } };
      },
      keepUnusedDataFor: 0,
      providesTags: ['Sessions'],
    }),
    /** Ends one login, or all but this browser's. */
    endSessions: build.mutation<null, { readonly userid: string } & EndSessions>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.sessions, { userid }),
        method: 'POST',
        body,
        validateStatus: isDone,
      }),
      invalidatesTags: ['Sessions'],
    }),
    /** Sets another password; every other login ends. */
    changePassword: build.mutation<null, { readonly userid: string } & ChangePassword>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.password, { userid }),
        method: 'POST',
        body,
        validateStatus: isDone,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
    }),
  }),
});

export const { useSessionsQuery, useEndSessionsMutation, useChangePasswordMutation } = loginApi;
