import type { Feedback, HistoryRecord } from '../../contract/bodies.ts';
import { feedbackLists, totalsumOf } from '../../domain/scoring/result.ts';
import type { Deps, ServedInstrument } from '../deps.ts';
import { attemptsIn, newestAttempt } from '../repositories/attempts.ts';
import { storedResult } from './stored-result.ts';

/** The four lists of the newest attempt, in the instrument's feedback order; an empty list when there is none. */
export async function feedbackOf(
  deps: Deps,
  userid: number,
  { instrument }: ServedInstrument,
): Promise<Feedback> {
  const attempt = await newestAttempt(deps.db, userid, instrument.id);
  return attempt ? feedbackLists(instrument, storedResult(attempt)) : [];
}

/**
 * All attempts, newest first. Each `totalsum` holds the scores in the instrument's history order; `version` says
 * what was answered, since scores compare within a major version alone. Empty when there is no attempt.
 */
export async function historyOf(
  deps: Deps,
  userid: number,
  { instrument }: ServedInstrument,
): Promise<HistoryRecord[]> {
  const attempts = await attemptsIn(deps.db, userid, instrument.id);
  return attempts.map((attempt) => ({
    time: attempt.takenAt.toISOString(),
    totalsum: totalsumOf(instrument, storedResult(attempt)),
    version: attempt.instrumentVersion,
  }));
}
