import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { ChangePassword, UserParams } from '#contract/requests.ts';
import { NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { changePassword } from '../services/change-password.ts';
import { ownerErrorCodes } from './error-codes.ts';

/** Changes the password with the current one. `session.ts` has the forgotten password. */
export function ownPasswordRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  return async (app) => {
    app.post(
      patterns.password,
      {
        schema: {
          summary: 'Change the password, with the current one +',
          description: 'All other sessions of the account end; a mail informs the owner.',
          tags: ['Session'],
          params: UserParams,
          body: ChangePassword,
          response: { 204: NoContent },
        },
        config: {
          refuses: [
            ...ownerErrorCodes,
            'password-wrong',
            'password-invalid',
            'password-common',
            'password-same',
            'too-many-tries',
            'passwords-busy',
          ],
        },
        onRequest: owner,
      },
      async (request, reply) => {
        await changePassword(context, request, request.body, request.ip);
        return reply.code(204).send();
      },
    );
  };
}
