import { readFeedback } from '#contract/wire/scores.ts';
import { type PastAttempt, readHistory } from '#contract/wire/sections.ts';
import type { Instrument, Level, Score } from '#domain/instrument/instrument.ts';
import { type Change, computeChange, isComparable, isTooClose } from '#domain/scoring/change.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/demographics.ts';
import { selectHeadlineScores } from '#domain/scoring/headline-scores.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { getLevelName, findLevel } from '#domain/scoring/level.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';

/** One score on a card. */
interface ScoreLine {
  readonly id: string;
  /** '' if the card has only one score. */
  readonly title: string;
  /** Determines the number of discs; '' for none. */
  readonly level: Level;
  /** Label of the level. */
  readonly name: string;
  /** Change since the attempt before; null if there is none or it cannot be compared. */
  readonly change: Change | null;
}

/** The results of a completed section on its card. */
export interface CardResults {
  readonly lines: readonly ScoreLine[];
  readonly attempts: number;
  /** Time of the newest attempt, ISO 8601; null if invalid. */
  readonly last: string | null;
  /** The newest answers call for help before any result. */
  readonly helpFirst: boolean;
}

/**
 * Computes the results of a section.
 * @param feedback response of the feedback route
 * @param history response of the history route
 * @param currentDemographics current profile of the user, for attempts without their own
 */
export function computeCardResults(
  instrument: Instrument,
  feedback: unknown,
  history: unknown,
  currentDemographics: Demographics,
): CardResults {
  const attempts = readHistory(instrument, history);
  const result = readFeedback(instrument, feedback) ?? {};
  const demographics = resolveDemographics(attempts[0] ?? {}, currentDemographics);
  const helpFirst =
    attempts[0]?.helpFirst === true || isHelpShownFirst(instrument, { result, ans: null, ...demographics });
  const scores = selectHeadlineScores(instrument);
  const lines = scores.flatMap((score): ScoreLine[] => {
    const { value = null, level } = result[score.id] ?? { level: '' as const };
    const line =
      score.report && value !== null
        ? findLevel(score.report, attempts[0] ?? {}, value, level)
        : { is: level };
    const name = getLevelName(line);
    if (name === '' || isFalselyReassuring(score, level, helpFirst)) return [];
    const title = scores.length === 1 ? '' : score.title;
    return [
      {
        id: score.id,
        title,
        level,
        name,
        change: computeLastChange(instrument, score, attempts, demographics),
      },
    ];
  });
  return { lines, attempts: attempts.length, last: attempts[0]?.time ?? null, helpFirst };
}

/** A low total with a high single answer must not be reassuring, so its level is left out. */
function isFalselyReassuring({ report }: Score, level: Level, helpFirst: boolean): boolean {
  return helpFirst && report?.direction === 'lower' && level !== 'High';
}

/** Returns the newest change, if two attempts have the same questions and enough time between them. */
function computeLastChange(
  { set }: Pick<Instrument, 'set'>,
  score: Score,
  [newest, previousAttempt]: readonly PastAttempt[],
  demographics: Demographics,
): Change | null {
  const { id, report } = score;
  if (!report || !newest || !previousAttempt) return null;
  const [current = null, previous = null] = [newest.scores[id], previousAttempt.scores[id]];
  if (current === null || previous === null) return null;
  if (
    !isComparable(newest.version, previousAttempt.version) ||
    isTooClose(previousAttempt.time, newest.time, set)
  )
    return null;
  return computeChange(score, selectBand(report.bands, demographics), previous, current);
}
