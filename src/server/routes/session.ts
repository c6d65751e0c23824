import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LoginBody, ResetPassword } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { requireSession } from '../plugins/session.ts';
import { sendResetLink } from '../services/link-mails.ts';
import { logIn, logOut } from '../services/login.ts';
import { resetPassword } from '../services/reset-password.ts';

/** Login, forgotten password (the same address, as specified), new password, logout. */
export function sessionRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(patterns.login, { schema: { body: LoginBody } }, async ({ body, ip }) => {
      if ('username' in body) return logIn(deps, body, ip);
      await sendResetLink(deps, body.email, ip);
      return [];
    });

    app.post(patterns.resetPassword, { schema: { body: ResetPassword } }, async ({ body, ip }, reply) => {
      await resetPassword(deps, body, ip);
      return reply.code(204).send();
    });

    app.post(patterns.logout, { onRequest: requireSession(deps) }, async ({ tokenHash }, reply) => {
      await logOut(deps, tokenHash);
      return reply.code(204).send();
    });
  };
}
