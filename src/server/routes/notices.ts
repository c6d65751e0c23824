import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { NoticeBody, UserParams } from '#contract/requests.ts';
import { NoticesResponse } from '#contract/account-responses.ts';
import { NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { acknowledgeNotice, listUnconfirmedNotices } from '../repositories/breach-notices.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Account'];

/** Breach notices: list and confirm. */
export function noticeRoutes({ db, now, ...context }: Context): FastifyPluginAsyncTypebox {
  const onRequest = requireOwner({ db, now, ...context });
  return async (app) => {
    app.get(
      patterns.notices,
      {
        schema: {
          summary: 'List breach notices that the person has not confirmed +',
          tags,
          params: UserParams,
          response: { 200: NoticesResponse },
        },
        config: { refuses: ownerErrorCodes },
        onRequest,
      },
      async ({ userid }) => ({
        notices: (await listUnconfirmedNotices(db, userid)).map(({ noticeId, sentAt, content }) => ({
          noticeId,
          time: sentAt.toISOString(),
          ...content,
        })),
      }),
    );

    app.post(
      patterns.notices,
      {
        schema: {
          summary: 'Confirm a breach notice +',
          description: 'An unknown or confirmed notice changes nothing.',
          tags,
          params: UserParams,
          body: NoticeBody,
          response: { 204: NoContent },
        },
        config: { refuses: ownerErrorCodes },
        onRequest,
      },
      async ({ userid, body }, reply) => {
        await acknowledgeNotice(db, userid, body.noticeId, now());
        return reply.code(204).send();
      },
    );
  };
}
