import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OwnAnswersList } from '#contract/own-answers-responses.ts';
import { patterns } from '#contract/paths.ts';
import { PaginationQuery, SectionParams, UserParams } from '#contract/requests.ts';
import { AttemptDates, Feedback, History, Progress, Summary } from '#contract/responses.ts';
import { writeOwnAnswers } from '#contract/wire/own-answers.ts';
import { writeFeedback } from '#contract/wire/scores.ts';
import { writeDates, writeHistory, writeProgress, writeSummary } from '#contract/wire/sections.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { requireOwner, findSummaryOwner } from '../app/plugins/session.ts';
import { findNewestAttempt } from '../repositories/attempts.ts';
import { listNewestAttempts, findNewestResult, streamAttempts } from '../services/attempts.ts';
import { requireKnownSection, getRequestSection } from './require-known-section.ts';
import { parsePagination } from './pagination.ts';
import { ownerErrorCodes } from './error-codes.ts';
import { sendList } from './send-list.ts';

const tags = ['Assessments'];

/** Reads attempts: progress, dates, feedback, history, summary, own answers. */
export function sectionRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  const ofSection = [owner, requireKnownSection(context)];

  return async (app) => {
    app.get(
      patterns.progress,
      {
        schema: {
          summary: 'Get the progress of the person',
          tags,
          params: UserParams,
          response: { 200: Progress },
        },
        config: { refuses: ownerErrorCodes },
        onRequest: owner,
      },
      async ({ userid }) => writeProgress(await listNewestAttempts(context, userid)),
    );

    app.get(
      patterns.summary,
      {
        schema: {
          summary: 'Get the newest scores of all sections',
          description: 'The `token` cookie is accepted, too.',
          tags,
          security: [{ token: [] }, { cookie: [] }],
          params: UserParams,
          response: { 200: Summary },
        },
        config: { refuses: ownerErrorCodes },
        onRequest: findSummaryOwner(context),
      },
      async ({ userid }) => writeSummary(await listNewestAttempts(context, userid)),
    );

    app.get(
      patterns.report,
      {
        schema: {
          summary: 'List the times of the attempts at a section',
          tags,
          params: SectionParams,
          querystring: PaginationQuery,
          response: { 200: AttemptDates },
        },
        config: { refuses: [...ownerErrorCodes, 'section-unknown'] },
        onRequest: ofSection,
      },
      async (request, reply) => {
        const pages = streamAttempts(
          context,
          request.userid,
          getRequestSection(request),
          parsePagination(request.query),
        );
        return sendList(reply, pages, writeDates, AttemptDates);
      },
    );

    app.get(
      patterns.feedback,
      {
        schema: {
          summary: 'Get the result of the newest attempt',
          tags,
          params: SectionParams,
          response: { 200: Feedback },
        },
        config: { refuses: [...ownerErrorCodes, 'section-unknown'] },
        onRequest: ofSection,
      },
      async (request) => {
        const section = getRequestSection(request);
        return writeFeedback(section.instrument, await findNewestResult(context, request.userid, section));
      },
    );

    app.get(
      patterns.ownAnswers,
      {
        schema: {
          summary: 'Get the own answers of the newest attempt +',
          tags,
          params: SectionParams,
          response: { 200: OwnAnswersList },
        },
        config: { refuses: [...ownerErrorCodes, 'section-unknown'] },
        onRequest: ofSection,
      },
      async (request) => {
        const { id } = getRequestSection(request).instrument;
        return writeOwnAnswers(await findNewestAttempt(context.db, request.userid, id));
      },
    );

    app.get(
      patterns.history,
      {
        schema: {
          summary: 'List all attempts at a section',
          tags,
          params: SectionParams,
          querystring: PaginationQuery,
          response: { 200: History },
        },
        config: { refuses: [...ownerErrorCodes, 'section-unknown', 'attempt-missing'] },
        onRequest: ofSection,
      },
      async (request, reply) => {
        const section = getRequestSection(request);
        const part = parsePagination(request.query);
        const pages = streamAttempts(context, request.userid, section, part);
        return sendList(
          reply,
          part.before ? pages : neverEmpty(pages),
          (attempts) => writeHistory(section.instrument, attempts),
          History,
        );
      },
    );
  };
}

/** @throws AppError 404 for an empty list: a section without attempts has no history */
async function* neverEmpty<T>(pages: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  let isEmpty = true;
  for await (const page of pages) {
    isEmpty = false;
    yield page;
  }
  if (isEmpty) throw createAppError('attempt-missing');
}
