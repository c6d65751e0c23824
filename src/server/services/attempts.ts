import type { Newest, Taken } from '#contract/wire/sections.ts';
import { activeOf } from '#domain/progress/opening.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { Context, ServedInstrument } from '../context.ts';
import { attemptsIn, newestAttempt, newestAttempts } from '../repositories/attempts.ts';

/** Every instrument that is still asked, in order, with the result of the person's newest attempt; null where there is none. */
export async function newestOf(context: Context, userid: number): Promise<Newest[]> {
  const newest = await newestAttempts(context.db, userid);
  return activeOf(context.instruments.map(({ instrument }) => instrument)).map((instrument) => {
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

/**
 * All attempts in a section, newest first. `version` says what was answered, since scores compare within a major
 * version alone.
 */
export async function takenIn(
  context: Context,
  userid: number,
  { instrument }: ServedInstrument,
): Promise<Taken[]> {
  const attempts = await attemptsIn(context.db, userid, instrument.id);
  return attempts.map((attempt) => ({
    takenAt: attempt.takenAt,
    version: attempt.instrumentVersion,
    result: attempt.result,
    facts: attempt,
    helpFirst: attempt.helpFirst,
  }));
}
