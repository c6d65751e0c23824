import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Check } from 'typebox/value';
import { cookies, patterns } from '#contract/paths.ts';
import { Credentials, LoginBody, ResetPassword } from '#contract/requests.ts';
import { LoginResponse, NoContent } from '#contract/responses.ts';
import { writeLoginResponse } from '#contract/wire/accounts.ts';
import type { Context } from '../app/context.ts';
import { requireSession } from '../app/plugins/session.ts';
import { queueLinkMail } from '../services/link-mails.ts';
import { logIn, logOut } from '../services/login.ts';
import { resetPassword } from '../services/reset-password.ts';
import { setDeviceCookie } from './device-cookie.ts';

const tags = ['Session'];

/** Login, forgotten password (the same path, as specified), new password, logout. */
export function authenticationRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      patterns.login,
      {
        schema: {
          summary: 'Log in, or request a mail to set a new password',
          description:
            'With username and password: creates a session. With an e-mail address: an empty list, whether or not it has an account.',
          tags,
          security: [],
          body: LoginBody,
          response: { 200: LoginResponse },
        },
        config: {
          refuses: [
            'credentials-wrong',
            'email-invalid',
            'too-many-tries',
            'passwords-busy',
            'mail-unavailable',
          ],
        },
      },
      async ({ body, ip, cookies: sent }, reply) => {
        if (Check(Credentials, body)) {
          const opened = await logIn(context, body, { ip, deviceCookie: sent[cookies.device] });
          setDeviceCookie(reply, context, opened.deviceCookie);
          return writeLoginResponse(opened);
        }
        await queueLinkMail(context, 'reset', body.email, ip);
        return [];
      },
    );

    app.post(
      patterns.resetPassword,
      {
        schema: {
          summary: 'Set a new password, with a link from a mail +',
          description: 'All sessions of the account end.',
          tags,
          security: [],
          body: ResetPassword,
          response: { 204: NoContent },
        },
        config: { refuses: ['link-invalid', 'password-invalid', 'password-common', 'passwords-busy'] },
      },
      async ({ body, ip }, reply) => {
        await resetPassword(context, body, ip);
        return reply.code(204).send();
      },
    );

    app.post(
      patterns.logout,
      {
        schema: {
          summary: 'Log out +',
          tags,
          response: { 204: NoContent },
        },
        config: { refuses: ['session-missing'] },
        onRequest: requireSession(context),
      },
      async ({ userid, tokenHash }, reply) => {
        await logOut(context, { userid, tokenHash });
        return reply.code(204).send();
      },
    );
  };
}
