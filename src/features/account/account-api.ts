import { api } from '../../api/api.ts';
import { userApi } from '../../api/user-api.ts';
import type {
  CreateUser,
  CreateUserAnswer,
  Credentials,
  EmailBody,
  Profile,
  ProfileFacts,
  ResetPassword,
} from '../../contract/bodies.ts';
import { pathTo, patterns } from '../../contract/paths.ts';
import { type LoggedIn, readLogin } from './logged-in.ts';

/** The token of a mailed link travels like a session's, in Authorization. */
const withLink = (link: string | null) => (link ? { Authorization: link } : {});

/** The calls of sign-up, login, passwords and the own profile. Only those of the profile carry the session's token. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoggedIn, Credentials>({
      query: (body) => ({ url: patterns.login, method: 'POST', body, anonymous: true }),
      transformResponse: readLogin,
    }),
    /** Successful on 200 alone. */
    forgotPassword: build.mutation<unknown, EmailBody>({
      query: (body) => ({
        url: patterns.forgotPassword,
        method: 'POST',
        body,
        anonymous: true,
        validateStatus: ({ status }) => status === 200,
      }),
    }),
    resetPassword: build.mutation<unknown, ResetPassword>({
      query: (body) => ({ url: patterns.resetPassword, method: 'POST', body, anonymous: true }),
    }),
    sendLink: build.mutation<unknown, EmailBody>({
      query: (body) => ({ url: patterns.verifyEmail, method: 'POST', body, anonymous: true }),
    }),
    /** The address that a link was sent to; refused with 401 when the link was used or is too old. */
    linkOwner: build.query<EmailBody, string>({
      query: (link) => ({ url: patterns.verifyEmail, anonymous: true, headers: withLink(link) }),
      keepUnusedDataFor: 0,
    }),
    /** Successful on 200 alone; what the answer means, `readCreated` says. */
    createUser: build.mutation<CreateUserAnswer, { readonly body: CreateUser; readonly link: string | null }>(
      {
        query: ({ body, link }) => ({
          url: patterns.createUser,
          method: 'POST',
          body,
          anonymous: true,
          headers: withLink(link),
          validateStatus: ({ status }) => status === 200,
        }),
      },
    ),
    saveProfile: build.mutation<unknown, { readonly registrationId: string; readonly profile: Profile }>({
      query: ({ registrationId, profile }) => ({
        url: pathTo(patterns.userInfo, { id: registrationId }),
        method: 'POST',
        body: profile,
        anonymous: true,
      }),
    }),
    /** What the server holds of the person, with the age of today. An answer without facts counts as a failure. */
    ownProfile: build.query<ProfileFacts, string>({
      query: (userid) => ({ url: pathTo(patterns.userInfo, { id: userid }) }),
      transformResponse: (body: unknown) => {
        if (typeof (body as ProfileFacts | null)?.name !== 'string') {
          throw new Error('The profile answered with something else than a profile.');
        }
        return body as ProfileFacts;
      },
      keepUnusedDataFor: 0,
    }),
    /** Puts corrected facts in the old ones' place. What hangs on name and age follows at once. */
    correctProfile: build.mutation<unknown, { readonly userid: string; readonly facts: ProfileFacts }>({
      query: ({ userid, facts }) => ({
        url: pathTo(patterns.userInfo, { id: userid }),
        method: 'PUT',
        body: facts,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Name']),
      async onQueryStarted({ userid, facts }, { dispatch, queryFulfilled }) {
        const corrected = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (corrected) void dispatch(userApi.util.upsertQueryData('readerAge', userid, facts.age));
      },
    }),
  }),
});

export const {
  useLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSendLinkMutation,
  useLinkOwnerQuery,
  useCreateUserMutation,
  useSaveProfileMutation,
  useOwnProfileQuery,
  useCorrectProfileMutation,
} = accountApi;
