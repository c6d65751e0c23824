import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ErrorCode } from '#contract/errors.ts';
import { patterns } from '#contract/paths.ts';
import {
  idempotencyKeyHeader,
  SectionParams,
  Submission,
  SubmissionHeaders,
  instrumentVersionHeader,
  contentLanguageHeader,
  browserTranslatedHeader,
} from '#contract/requests.ts';
import { NoContent } from '#contract/responses.ts';
import { readAnswers } from '#contract/wire/answers.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { submit } from '../services/submit.ts';
import { requireKnownSection, getRequestSection } from './require-known-section.ts';
import { ownerErrorCodes } from './error-codes.ts';

/** Error codes of a submission, encrypted or not. */
export const submissionErrorCodes: readonly ErrorCode[] = [
  'consent-withdrawn',
  'section-unknown',
  'answers-differ',
  'version-changed',
  'section-locked',
  'section-retired',
  'attempts-too-many',
  'answers-invalid',
];

/** Submits the answers of one assessment: 204 when they are stored, also for a repeated submission. */
export function submitRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      patterns.submit,
      {
        schema: {
          summary: 'Submit the answers of one assessment',
          description:
            'The same `Idempotency-Key` with the same answers makes one attempt however often it is sent. The headers are optional.',
          tags: ['Assessments'],
          params: SectionParams,
          headers: SubmissionHeaders,
          body: Submission,
          response: { 204: NoContent },
        },
        config: {
          refuses: [...ownerErrorCodes, ...submissionErrorCodes],
        },
        onRequest: [requireOwner(context), requireKnownSection(context)],
      },
      async (request, reply) => {
        const { userid, body, headers } = request;
        const section = getRequestSection(request);
        await submit(context, section, {
          userid,
          ans: readAnswers(section.instrument, body.ans),
          key: headers[idempotencyKeyHeader] ?? null,
          version: headers[instrumentVersionHeader] ?? null,
          language: headers[contentLanguageHeader],
          browserTranslated: parseBoolean(headers[browserTranslatedHeader]),
        });
        return reply.code(204).send();
      },
    );
  };
}

/** A boolean of a structured field (RFC 9651); undefined for another value. */
function parseBoolean(field: string | undefined): boolean | undefined {
  return field === '?1' || field === '?0' ? field === '?1' : undefined;
}
