import { sameOrigin } from '#api/address.ts';
import { api } from '#api/api.ts';
import { patterns } from '#contract/paths.ts';
import type { CreateUser, Credentials, EmailBody, ResetPassword, VerifyEmail } from '#contract/requests.ts';
import {
  type ReadCreateUserResult,
  type ReadLoginResult,
  readCreated,
  readLinkOwner,
  readLogin,
} from '#contract/wire/accounts.ts';

/** The token of a mailed link travels like a session's, in Authorization. */
const withLink = (link: string | null): Record<string, string> => (link ? { Authorization: link } : {});

/** The year of birth is ours: another host gets the specified payload. */
function specified<Body extends { readonly birthYear?: number }>({ birthYear, ...body }: Body): object {
  return sameOrigin ? { ...body, birthYear } : body;
}

/** The calls of sign-up, login and passwords. None carries the session's token. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ReadLoginResult, Credentials>({
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
    sendLink: build.mutation<unknown, VerifyEmail>({
      query: (body) => ({
        url: patterns.verifyEmail,
        method: 'POST',
        body: specified(body),
        anonymous: true,
      }),
    }),
    /** The address that a link was sent to, null where the answer holds none; refused when it was used or is too old. */
    linkOwner: build.query<string | null, string>({
      query: (link) => ({ url: patterns.verifyEmail, anonymous: true, headers: withLink(link) }),
      transformResponse: readLinkOwner,
      keepUnusedDataFor: 0,
    }),
    /** Successful on 200 alone. */
    createUser: build.mutation<
      ReadCreateUserResult,
      { readonly body: CreateUser; readonly link: string | null }
    >({
      query: ({ body, link }) => ({
        url: patterns.createUser,
        method: 'POST',
        body: specified(body),
        anonymous: true,
        headers: withLink(link),
        validateStatus: ({ status }) => status === 200,
      }),
      transformResponse: readCreated,
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
} = accountApi;
