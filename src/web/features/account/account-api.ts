import { isApiSameOrigin } from '#api/address.ts';
import { api } from '#api/api.ts';
import { patterns } from '#contract/paths.ts';
import type { CreateUser, Credentials, EmailBody, ResetPassword, VerifyEmail } from '#contract/requests.ts';
import {
  type ParsedCreateUserResult,
  type ParsedLoginResult,
  readCreateUserResponse,
  readLinkOwner,
  readLoginResponse,
} from '#contract/wire/accounts.ts';

/** The token of a mailed link is sent in the Authorization header, like the token of a session. */
const createLinkHeaders = (link: string | null): Record<string, string> =>
  link ? { Authorization: link } : {};

/** Removes the year of birth for a server of another origin: the specification does not have the field. */
function toSpecifiedBody<Body extends { readonly birthYear?: number }>({ birthYear, ...body }: Body): object {
  return isApiSameOrigin ? { ...body, birthYear } : body;
}

/** Endpoints of sign-up, login and passwords. None sends the token of the session. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ParsedLoginResult, Credentials>({
      query: (body) => ({ url: patterns.login, method: 'POST', body, anonymous: true }),
      transformResponse: readLoginResponse,
    }),
    /** Accepts status 200 only. */
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
        body: toSpecifiedBody(body),
        anonymous: true,
      }),
    }),
    /** The address that a link was sent to, or null if the response has none. Fails if the link is used or expired. */
    linkOwner: build.query<string | null, string>({
      query: (link) => ({ url: patterns.verifyEmail, anonymous: true, headers: createLinkHeaders(link) }),
      transformResponse: readLinkOwner,
      keepUnusedDataFor: 0,
    }),
    /** Accepts status 200 only. */
    createUser: build.mutation<
      ParsedCreateUserResult,
      { readonly body: CreateUser; readonly link: string | null }
    >({
      query: ({ body, link }) => ({
        url: patterns.createUser,
        method: 'POST',
        body: toSpecifiedBody(body),
        anonymous: true,
        headers: createLinkHeaders(link),
        validateStatus: ({ status }) => status === 200,
      }),
      transformResponse: readCreateUserResponse,
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
