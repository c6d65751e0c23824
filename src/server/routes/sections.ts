import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OwnAnswersList } from '#contract/own-answers-responses.ts';
import { patterns } from '#contract/paths.ts';
import { PartOfList, SectionParams, UserParams } from '#contract/requests.ts';
import { Dates, Feedback, History, Progress, Summary } from '#contract/responses.ts';
import { writeOwnAnswers } from '#contract/wire/own-answers.ts';
import { writeFeedback } from '#contract/wire/scores.ts';
import { writeDates, writeHistory, writeProgress, writeSummary } from '#contract/wire/sections.ts';
import type { Context } from '../app/context.ts';
import { refuse } from '../app/errors.ts';
import { requireOwner, findSummaryOwner } from '../app/plugins/session.ts';
import { findNewestAttempt } from '../repositories/attempts.ts';
import { listNewestAttempts, findNewestResult, streamAttempts } from '../services/attempts.ts';
import { requireKnownSection, sectionIn } from './require-known-section.ts';
import { readPart } from './part-of-list.ts';
import { ownerRefusals } from './refusals.ts';
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
        config: { refuses: ownerRefusals },
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
        config: { refuses: ownerRefusals },
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
          querystring: PartOfList,
          response: { 200: Dates },
        },
        config: { refuses: [...ownerRefusals, 'section-unknown'] },
        onRequest: ofSection,
      },
      async (request, reply) => {
        const pages = streamAttempts(context, request.userid, sectionIn(request), readPart(request.query));
        return sendList(reply, pages, writeDates, Dates);
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
        config: { refuses: [...ownerRefusals, 'section-unknown'] },
        onRequest: ofSection,
      },
      async (request) => {
        const section = sectionIn(request);
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
        config: { refuses: [...ownerRefusals, 'section-unknown'] },
        onRequest: ofSection,
      },
      async (request) => {
        const { id } = sectionIn(request).instrument;
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
          querystring: PartOfList,
          response: { 200: History },
        },
        config: { refuses: [...ownerRefusals, 'section-unknown', 'attempt-missing'] },
        onRequest: ofSection,
      },
      async (request, reply) => {
        const section = sectionIn(request);
        const part = readPart(request.query);
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
  if (isEmpty) throw refuse('attempt-missing');
}
