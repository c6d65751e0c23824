import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Contact, Survey, UserParams } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { requireOwner } from '../plugins/session.ts';
import { sendContact } from '../services/contact.ts';
import { sendSurvey } from '../services/survey.ts';

/** What people tell the institute: the feedback survey and the contact form. */
export function messageRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      patterns.survey,
      { schema: { params: UserParams, body: Survey }, onRequest: requireOwner(deps) },
      async ({ userid, body }, reply) => {
        await sendSurvey(deps, userid, body);
        return reply.code(204).send();
      },
    );

    app.post(patterns.contact, { schema: { body: Contact } }, async ({ body, ip }, reply) => {
      await sendContact(deps, body, ip);
      return reply.code(204).send();
    });
  };
}
