import type { LatestAttempt, CompletedAttempt } from '#contract/wire/sections.ts';
import { listSkippedIds } from '#domain/answers/skipped-questions.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { type AttemptTexts, isSameLanguage } from '#domain/instrument/translation.ts';
import { isComparable } from '#domain/scoring/change.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { readInPages } from '../db/read-in-pages.ts';
import { createAppError } from '../app/errors.ts';
import { hasAccount } from '../repositories/accounts.ts';
import {
  type Attempt,
  listAttempts,
  findNewestAttempt,
  findNewestAttempts,
  type AttemptCursor,
} from '../repositories/attempts.ts';

/** The active instruments in order, each with the result of the newest attempt; null without one. */
export async function listNewestAttempts(context: Context, userid: number): Promise<LatestAttempt[]> {
  const active = listActiveSections(context.instruments.map(({ instrument }) => instrument));
  const ids = active.map(({ id }) => id);
  const newest = await findNewestAttempts(context.db, userid, ids);
  return active.map((instrument) => {
    const attempt = newest.get(instrument.id);
    return attempt
      ? {
          instrument,
          result: attempt.result,
          facts: attempt,
          helpFirst: attempt.helpFirst,
          beforeAccount: attempt.beforeAccount,
          skipped: listSkipped(instrument, attempt),
          texts: getTexts(instrument, attempt),
        }
      : { instrument, result: null };
  });
}

/** The result of the newest attempt at a section; null without one. */
export async function findNewestResult(
  context: Context,
  userid: number,
  { instrument }: ServedInstrument,
): Promise<Result | null> {
  const attempt = await findNewestAttempt(context.db, userid, instrument.id);
  return attempt?.result ?? null;
}

/** A page of a list: a limit, and the time before which the entries are. */
export interface Pagination {
  readonly most?: number;
  readonly before?: Date;
}

/**
 * Stored attempts at a section, newest first, page by page. Attempts stored meanwhile are newer than the first page and
 * not included.
 * @throws AppError 401 if the account is deleted meanwhile, because the list is incomplete
 */
export async function* attemptPages(
  { db }: Pick<Context, 'db'>,
  userid: number,
  sectionId: string,
  { most, before }: Pagination = {},
): AsyncGenerator<readonly Attempt[], void, undefined> {
  // No id is smaller than the empty one, so attempts at that time are excluded.
  const start: AttemptCursor | null = before ? { takenAt: before, attemptId: '' } : null;
  const pages = readInPages<Attempt>(
    (last, limit) => listAttempts(db, userid, sectionId, { after: last ?? start, most: limit }),
    { most },
  );
  let count = 0;
  for await (const page of pages) {
    count += 1;
    yield page;
  }
  // A single page is consistent.
  if (count > 1) await requireExistingAccount(db, userid);
}

/**
 * Attempts are deleted only with the account, so a list is complete if the account still exists.
 * @throws AppError 401 if the account was deleted
 */
export async function requireExistingAccount(db: Database, userid: number): Promise<void> {
  if (!(await hasAccount(db, userid))) throw createAppError('session-missing');
}

/**
 * Attempts at a section, newest first, page by page. `version` is included, since scores are comparable only within a
 * major version.
 */
export async function* streamAttempts(
  context: Context,
  userid: number,
  { instrument }: ServedInstrument,
  part?: Pagination,
): AsyncGenerator<CompletedAttempt[], void, undefined> {
  for await (const page of attemptPages(context, userid, instrument.id, part)) {
    yield page.map((attempt) => ({
      takenAt: attempt.takenAt,
      version: attempt.instrumentVersion,
      result: attempt.result,
      facts: attempt,
      helpFirst: attempt.helpFirst,
      skipped: listSkipped(instrument, attempt),
      texts: getTexts(instrument, attempt),
    }));
  }
}

/** Which texts the person read, if they were not those of the instrument. */
function getTexts(
  { language: original = defaultLanguage }: ServedInstrument['instrument'],
  { language, browserTranslated }: Attempt,
): AttemptTexts {
  return {
    ...(!isSameLanguage(language, original) && { language }),
    ...(browserTranslated && { browserTranslated }),
  };
}

/** Lists the questions without an answer; none for an attempt at an earlier major version, whose questions differ. */
function listSkipped(instrument: ServedInstrument['instrument'], attempt: Attempt): string[] {
  const { answers, instrumentVersion } = attempt;
  const isSame =
    isComparable(instrument.version, instrumentVersion) &&
    answers.length === listQuestions(instrument).length;
  return isSame ? listSkippedIds(instrument, answers) : [];
}
