import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { NomineeBody, UserParams } from '#contract/requests.ts';
import { NomineeResponse } from '#contract/account-responses.ts';
import { NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { changeNominee, readNominee } from '../services/nominee.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Account'];

/** The nominee: get, set and remove. */
export function nomineeRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.nominee,
      {
        schema: {
          summary: 'Get the nominee, who may act for the person +',
          tags,
          params: UserParams,
          response: { 200: NomineeResponse },
        },
        config: { refuses: [...ownerErrorCodes, 'profile-missing'] },
        onRequest: owner,
      },
      async ({ userid }) => readNominee(context, userid),
    );

    app.put(
      patterns.nominee,
      {
        schema: {
          summary: 'Set or remove the nominee +',
          tags,
          params: UserParams,
          body: NomineeBody,
          response: { 204: NoContent },
        },
        config: {
          refuses: [
            ...ownerErrorCodes,
            'profile-missing',
            'field-missing',
            'text-too-long',
            'nominee-contact-invalid',
          ],
        },
        onRequest: owner,
      },
      async ({ userid, body }, reply) => {
        await changeNominee(context, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
