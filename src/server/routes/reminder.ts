import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ReminderResponse } from '#contract/account-responses.ts';
import { patterns } from '#contract/paths.ts';
import { ReminderBody } from '#contract/reminder-requests.ts';
import { UserParams } from '#contract/requests.ts';
import { NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { changeReminder, readReminder } from '../services/reminder.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Assessments'];

/** One mail that reminds a person to answer again. */
export function reminderRoutes(context: Context): FastifyPluginAsyncTypebox {
  const onRequest = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.reminder,
      {
        schema: {
          summary: 'Get the day of the reminder mail +',
          tags,
          params: UserParams,
          response: { 200: ReminderResponse },
        },
        config: { refuses: ownerErrorCodes },
        onRequest,
      },
      async ({ userid }) => readReminder(context, userid),
    );

    app.post(
      patterns.reminder,
      {
        schema: {
          summary: 'Set, move or remove the reminder mail +',
          description:
            'One mail at 10:00 in India on the day. New answers, a withdrawn consent and the removal of the account remove it.',
          tags,
          params: UserParams,
          body: ReminderBody,
          response: { 204: NoContent },
        },
        config: { refuses: [...ownerErrorCodes, 'consent-withdrawn', 'reminder-day-invalid'] },
        onRequest,
      },
      async ({ userid, body }, reply) => {
        await changeReminder(context, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
