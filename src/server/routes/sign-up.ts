import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CreateUser, EmailBody } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { bearerToken } from '../plugins/session.ts';
import { clientKey } from '../services/client-key.ts';
import { sendSignUpLink } from '../services/link-mails.ts';
import { createUser, requireSignUpLink, whoseLink } from '../services/sign-up.ts';
import { throttle } from '../services/throttle.ts';

const openSignUps = { max: 10, windowMinutes: 60 };

/** The mailed link, whose it is, and the account made with it. */
export function signUpRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const isOpen = deps.config.signup === 'open';
  return async (app) => {
    app.post(patterns.verifyEmail, { schema: { body: EmailBody } }, async ({ body, ip }) => {
      await sendSignUpLink(deps, body.email, ip);
      return {};
    });

    app.get(patterns.verifyEmail, async (request) => whoseLink(deps, bearerToken(request)));

    app.post(
      patterns.createUser,
      {
        schema: { body: CreateUser },
        onRequest: async (request) => {
          if (!isOpen) return requireSignUpLink(deps, bearerToken(request));
          await throttle(deps.db, `create:ip:${clientKey(request.ip)}`, openSignUps, deps.now());
        },
      },
      async (request) => createUser(deps, request.body, isOpen ? null : bearerToken(request)),
    );
  };
}
