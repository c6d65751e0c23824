import { readFeedback } from '#contract/wire/scores.ts';
import { type PastAttempt, readHistory } from '#contract/wire/sections.ts';
import type { Instrument, Level, Score } from '#domain/instrument/instrument.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/demographics.ts';
import { selectHeadlineScores } from '#domain/scoring/headline-scores.ts';
import { computeHelpProminence, type HelpProminence } from '#domain/scoring/help-shown-first.ts';
import { getEnglishLevelName, findLevel } from '#domain/scoring/level.ts';
import { computePersonChange, type PersonChange } from '#domain/scoring/person-change.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { selectVisibleResult } from '#domain/scoring/visible-result.ts';
import { areComparable, findAttemptEdition } from '#web-language/editions.ts';

/** One score on a card. */
interface ScoreLine {
  readonly id: string;
  /** '' if the card has only one score. */
  readonly title: string;
  readonly level: Level;
  /** The name of the level in the questionnaire; its English name if there is none. */
  readonly name: string;
  /** The change since the attempt before; null if there is none or it cannot be compared. */
  readonly change: LastChange | null;
}

/** The change between the two newest attempts. */
export interface LastChange {
  readonly kind: PersonChange;
  /** Time of the attempt before, ISO 8601; null if unknown. */
  readonly previousTime: string | null;
}

/** The results of a completed section on its card. */
export interface CardResults {
  readonly lines: readonly ScoreLine[];
  readonly attempts: number;
  /** Time of the newest attempt, ISO 8601; null if invalid. */
  readonly last: string | null;
  /** How prominent the help numbers are for the newest answers. */
  readonly help: HelpProminence;
}

/**
 * Computes the results of a section.
 * @param feedback response of the feedback route
 * @param history response of the history route
 * @param currentDemographics current profile of the user, for attempts without their own
 */
export function computeCardResults(
  answeredInstrument: Instrument,
  feedback: unknown,
  history: unknown,
  currentDemographics: Demographics,
): CardResults {
  const attempts = readHistory(answeredInstrument, history);
  const storedResult = readFeedback(answeredInstrument, feedback) ?? {};
  const demographics = resolveDemographics(attempts[0] ?? {}, currentDemographics);
  const facts = { result: storedResult, ans: null, ...demographics };
  const help = computeHelpProminence(answeredInstrument, facts, attempts[0]?.helpFirst === true);
  const edition = findAttemptEdition(answeredInstrument.id, attempts[0] ?? answeredInstrument);
  const { instrument, result } = selectVisibleResult(answeredInstrument, storedResult, edition, demographics);
  const scores = selectHeadlineScores(instrument);
  const lines = scores.flatMap((score): ScoreLine[] => {
    const { value = null, level } = result[score.id] ?? { level: '' as const };
    const line =
      score.report && value !== null
        ? findLevel(score.report, attempts[0] ?? {}, value, level)
        : { is: level };
    const name = getEnglishLevelName(line);
    if (name === '' || isFalselyReassuring(score, level, help)) return [];
    const title = scores.length === 1 ? '' : score.title;
    return [
      {
        id: score.id,
        title,
        level,
        name,
        change: findLastChange(instrument, score, attempts, demographics),
      },
    ];
  });
  return { lines, attempts: attempts.length, last: attempts[0]?.time ?? null, help };
}

/** A low total with a high single answer must not be reassuring, so its level is left out. */
function isFalselyReassuring({ report }: Score, level: Level, help: HelpProminence): boolean {
  return help === 'block' && report?.direction === 'lower' && level !== 'High';
}

/** Finds the newest change, if two attempts have the same questions. */
function findLastChange(
  { id: instrumentId, set }: Pick<Instrument, 'id' | 'set'>,
  score: Score,
  [newest, previousAttempt]: readonly PastAttempt[],
  demographics: Demographics,
): LastChange | null {
  const { id, report } = score;
  if (!report || !newest || !previousAttempt) return null;
  const [current = null, previous = null] = [newest.scores[id], previousAttempt.scores[id]];
  if (current === null || previous === null || !areComparable(instrumentId, newest, previousAttempt))
    return null;
  const previousTime = previousAttempt.time;
  const compared = { previous, current, previousTime, time: newest.time, set };
  return { kind: computePersonChange(score, selectBand(report.bands, demographics), compared), previousTime };
}
