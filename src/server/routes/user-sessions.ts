import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { EndSessions, UserParams } from '#contract/requests.ts';
import { NoContent, Sessions } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { endUserSessions, listUserSessions } from '../services/user-sessions.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Session'];

/** Sessions of a person: list and end. */
export function userSessionRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.sessions,
      {
        schema: {
          summary: 'List the sessions of the person +',
          tags,
          params: UserParams,
          response: { 200: Sessions },
        },
        config: { refuses: ownerErrorCodes },
        onRequest: owner,
      },
      async (request) => listUserSessions(context, request),
    );

    app.post(
      patterns.sessions,
      {
        schema: {
          summary: 'End one session, or all others +',
          tags,
          params: UserParams,
          body: EndSessions,
          response: { 204: NoContent },
        },
        config: { refuses: ownerErrorCodes },
        onRequest: owner,
      },
      async (request, reply) => {
        await endUserSessions(context, request, request.body);
        return reply.code(204).send();
      },
    );
  };
}
