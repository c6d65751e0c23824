import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { Contact, Survey, UserParams } from '#contract/requests.ts';
import { ComplaintReceipt, NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { storeContactMessage } from '../services/contact.ts';
import { storeSurvey } from '../services/survey.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Messages'];

/** The feedback survey and the contact form. */
export function messageRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      patterns.survey,
      {
        schema: {
          summary: 'Send the feedback survey +',
          tags,
          params: UserParams,
          body: Survey,
          response: { 204: NoContent },
        },
        config: { refuses: [...ownerErrorCodes, 'consent-withdrawn', 'survey-incomplete', 'text-too-long'] },
        onRequest: requireOwner(context),
      },
      async ({ userid, body }, reply) => {
        await storeSurvey(context, userid, body);
        return reply.code(204).send();
      },
    );

    app.post(
      patterns.contact,
      {
        schema: {
          summary: 'Write to the institute +',
          tags,
          security: [],
          body: Contact,
          response: { 200: ComplaintReceipt, 204: NoContent },
        },
        config: {
          refuses: [
            'field-missing',
            'text-too-long',
            'age-invalid',
            'email-invalid',
            'too-many-tries',
            'message-unsent',
          ],
        },
      },
      async ({ body, ip }, reply) => {
        const receipt = await storeContactMessage(context, body, ip);
        return receipt ? reply.code(200).send(receipt) : reply.code(204).send();
      },
    );
  };
}
