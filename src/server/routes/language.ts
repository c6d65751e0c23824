import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { LanguageBody, UserParams } from '#contract/requests.ts';
import { NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { changeLanguage } from '../services/language.ts';
import { ownerErrorCodes } from './error-codes.ts';

/** The language of the app and of mails. */
export function languageRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      patterns.language,
      {
        schema: {
          summary: 'Choose the language of the app and of mails +',
          description: 'The consents of the person contain it, so that another device can use it.',
          tags: ['Account'],
          params: UserParams,
          body: LanguageBody,
          response: { 204: NoContent },
        },
        config: { refuses: [...ownerErrorCodes, 'language-unavailable'] },
        onRequest: requireOwner(context),
      },
      async ({ userid, body }, reply) => {
        await changeLanguage(context, userid, body.language);
        return reply.code(204).send();
      },
    );
  };
}
