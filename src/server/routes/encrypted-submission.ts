import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '#contract/paths.ts';
import { EncryptedSubmission, SectionParams } from '#contract/requests.ts';
import { NoContent, SubmissionKey } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { getSubmissionKey } from '../services/submission-key.ts';
import { submitEncrypted } from '../services/submit-encrypted.ts';
import { requireKnownSection, getRequestSection } from './require-known-section.ts';
import { ownerErrorCodes } from './error-codes.ts';
import { submissionErrorCodes } from './submit.ts';

const tags = ['Assessments'];

/** Queued submissions: the public key and the encrypted submission. */
export function encryptedSubmissionRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      patterns.sealingKey,
      {
        schema: {
          summary: 'Get the public key for queued submissions +',
          description:
            'Clients store the key and encrypt submissions with it while offline. It is replaced every 30 days.',
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
          summary: 'Store a queued submission',
          description:
            'An encrypted submission; `src/contract/encryption` has the format. The idempotency key in it makes one attempt however often the submission is sent, encrypted or plain. A key works for 90 days after it was replaced.',
          tags,
          params: SectionParams,
          body: EncryptedSubmission,
          response: { 204: NoContent },
        },
        config: {
          refuses: [
            ...ownerErrorCodes,
            ...submissionErrorCodes,
            'answers-before-account',
            'sealing-key-unknown',
            'parcel-unreadable',
          ],
        },
        onRequest: [requireOwner(context), requireKnownSection(context)],
      },
      async (request, reply) => {
        await submitEncrypted(context, getRequestSection(request), request.userid, request.body);
        return reply.code(204).send();
      },
    );
  };
}
