import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cookies, patterns } from '#contract/paths.ts';
import { CreateUser, VerifyEmail } from '#contract/requests.ts';
import { CreateUserResponse, EmptyResponse, LinkOwner } from '#contract/responses.ts';
import { writeCreateUserResponse } from '#contract/wire/accounts.ts';
import type { Context } from '../app/context.ts';
import { readBearerToken } from '../app/plugins/session.ts';
import { queueLinkMail } from '../services/link-mails.ts';
import { createUser, requireSignUpLink, findSignUpLinkAddress } from '../services/sign-up.ts';
import { createDeviceCookie } from '../services/registered-session.ts';
import { rateLimits } from '../services/rate-limits.ts';
import { throttleClient } from '../services/throttle.ts';
import { refuseUnderageSignUp } from '../services/underage.ts';
import { setDeviceCookie } from './device-cookie.ts';

const tags = ['Sign-up'];

/** The link in the mail, its address, and the creation of the account. */
export function signUpRoutes(context: Context): FastifyPluginAsyncTypebox {
  const isOpen = context.config.signup === 'open';
  return async (app) => {
    app.post(
      patterns.verifyEmail,
      {
        schema: {
          summary: 'Request a mail to sign up',
          description: 'The response is the same whether or not the address has an account.',
          tags,
          security: [],
          body: VerifyEmail,
          response: { 200: EmptyResponse },
        },
        config: { refuses: ['age-invalid', 'email-invalid', 'too-many-tries', 'mail-unavailable'] },
      },
      async ({ body, ip }) => {
        await refuseUnderageSignUp(context, body.birthYear, null);
        await queueLinkMail(context, 'signUp', body.email, ip);
        return {};
      },
    );

    app.get(
      patterns.verifyEmail,
      {
        schema: {
          summary: 'Get the address of a sign-up link +',
          tags,
          security: [{ link: [] }],
          response: { 200: LinkOwner },
        },
        config: { refuses: ['link-invalid'] },
      },
      async (request) => findSignUpLinkAddress(context, readBearerToken(request)),
    );

    app.post(
      patterns.createUser,
      {
        schema: {
          summary: 'Create an account',
          description:
            'The account has no profile yet. A repeated request with the same link gets the same response.',
          tags,
          security: [{ link: [] }],
          body: CreateUser,
          response: { 200: CreateUserResponse },
        },
        config: {
          refuses: [
            'sign-up-link-missing',
            'age-invalid',
            'email-invalid',
            'username-invalid',
            'password-invalid',
            'password-common',
            'confirmation-invalid',
            'too-many-tries',
            'link-worn-out',
            'passwords-busy',
          ],
        },
        onRequest: async (request) => {
          if (!isOpen) return requireSignUpLink(context, readBearerToken(request));
          await throttleClient(context, 'create', request.ip, rateLimits.openSignUpsPerClient, context.now());
        },
      },
      async (request, reply) => {
        const { body, cookies: sent } = request;
        const created = await createUser(context, body, isOpen ? null : readBearerToken(request));
        if (created.kind === 'created') {
          const device = await createDeviceCookie(context, body.username, sent[cookies.device]);
          if (device) setDeviceCookie(reply, context, device);
        }
        return writeCreateUserResponse(created);
      },
    );
  };
}
