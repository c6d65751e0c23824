import type { Newest, CompletedAttempt } from '#contract/wire/sections.ts';
import { listActive } from '#domain/progress/opening.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { inPages } from '../db/in-pages.ts';
import { refuse } from '../app/errors.ts';
import { accountExists } from '../repositories/accounts.ts';
import {
  type Attempt,
  attemptsIn,
  newestAttempt,
  newestAttempts,
  type AttemptCursor,
} from '../repositories/attempts.ts';

/** Every instrument that is still asked, in order, with the result of the person's newest attempt; null where there is none. */
export async function listNewestAttempts(context: Context, userid: number): Promise<Newest[]> {
  const active = listActive(context.instruments.map(({ instrument }) => instrument));
  const ids = active.map(({ id }) => id);
  const newest = await newestAttempts(context.db, userid, ids);
  return active.map((instrument) => {
    const attempt = newest.get(instrument.id);
    return attempt
      ? { instrument, result: attempt.result, facts: attempt, helpFirst: attempt.helpFirst }
      : { instrument, result: null };
  });
}

/** The result of the newest attempt in a section; null when there is none. */
export async function newestResult(
  context: Context,
  userid: number,
  { instrument }: ServedInstrument,
): Promise<Result | null> {
  const attempt = await newestAttempt(context.db, userid, instrument.id);
  return attempt?.result ?? null;
}

/** A part of a list: so many at most, of those before a time. */
export interface ListPart {
  readonly most?: number;
  readonly before?: Date;
}

/**
 * The attempts in a section as they are stored, newest first, page by page. What a person finishes meanwhile is newer
 * than the first page, and so not among them.
 * @throws AppError 401 when the account goes meanwhile: what has come is not the whole list then
 */
export async function* attemptPages(
  { db }: Pick<Context, 'db'>,
  userid: number,
  sectionId: string,
  { most, before }: ListPart = {},
): AsyncGenerator<readonly Attempt[], void, undefined> {
  // No id is smaller than the empty one: all that was taken at that time or later stays out.
  const start: AttemptCursor | null = before ? { takenAt: before, attemptId: '' } : null;
  const pages = inPages<Attempt>(
    (last, limit) => attemptsIn(db, userid, sectionId, { after: last ?? start, most: limit }),
    { most },
  );
  let count = 0;
  for await (const page of pages) {
    count += 1;
    yield page;
  }
  // One page is of one moment.
  if (count > 1) await refuseRemoved(db, userid);
}

/**
 * An attempt never goes without its account: whoever is still there at the end has been told all.
 * @throws AppError 401 where the account is gone
 */
export async function refuseRemoved(db: Database, userid: number): Promise<void> {
  if (!(await accountExists(db, userid))) throw refuse('session-missing');
}

/**
 * The attempts in a section, newest first, page by page. `version` says what was answered, since scores compare within
 * a major version alone.
 */
export async function* streamAttempts(
  context: Context,
  userid: number,
  { instrument }: ServedInstrument,
  part?: ListPart,
): AsyncGenerator<CompletedAttempt[], void, undefined> {
  for await (const page of attemptPages(context, userid, instrument.id, part)) {
    yield page.map((attempt) => ({
      takenAt: attempt.takenAt,
      version: attempt.instrumentVersion,
      result: attempt.result,
      facts: attempt,
      helpFirst: attempt.helpFirst,
    }));
  }
}
