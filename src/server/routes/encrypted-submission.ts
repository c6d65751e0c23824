import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { EncryptedSubmission, SectionParams } from '#contract/requests.ts';
import { NoContent, SubmissionKey } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { getSubmissionKey } from '../services/submission-key.ts';
import { submitEncrypted } from '../services/submit-encrypted.ts';
import { requireKnownSection, sectionIn } from './require-known-section.ts';
import { ownerRefusals } from './refusals.ts';
import { ofSubmission } from './submit.ts';

const tags = ['Assessments'];

/** Answers that were finished offline: the key that phones encrypt them to, and what they send later. */
export function encryptedSubmissionRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      patterns.sealingKey,
      {
        schema: {
          summary: 'The key for answers that wait on the phone +',
          description:
            'Phones keep it and seal to it without a line. A new one takes its place every 30 days.',
          tags,
          security: [],
          response: { 200: SubmissionKey },
        },
        config: { refuses: ['too-many-tries'] },
      },
      async ({ ip }) => getSubmissionKey(context, ip),
    );

    app.post(
      patterns.sealed,
      {
        schema: {
          summary: 'Store answers that waited on the phone',
          description:
            'The same as a submission, sealed: `src/contract/sealed` says how. The key in the box makes one attempt however often it is sent, and however: sealed or plain. Keys open for 90 days after another took their place.',
          tags,
          params: SectionParams,
          body: EncryptedSubmission,
          response: { 204: NoContent },
        },
        config: {
          refuses: [...ownerRefusals, ...ofSubmission, 'sealing-key-unknown', 'parcel-unreadable'],
        },
        onRequest: [requireOwner(context), requireKnownSection(context)],
      },
      async (request, reply) => {
        await submitEncrypted(context, sectionIn(request), request.userid, request.body);
        return reply.code(204).send();
      },
    );
  };
}
