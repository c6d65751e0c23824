import { readFeedback } from '#contract/wire/scores.ts';
import { type PastAttempt, readHistory } from '#contract/wire/sections.ts';
import type { Instrument, Level, Score } from '#domain/instrument/instrument.ts';
import { type Change, computeChange, isComparable, isTooClose } from '#domain/scoring/change.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/facts.ts';
import { selectHeadlineScores } from '#domain/scoring/headline.ts';
import { isHelpShownFirst } from '#domain/scoring/help-first.ts';
import { getLevelName, findLevel } from '#domain/scoring/known-level.ts';
import { selectBand } from '#domain/scoring/step.ts';

/** What a card says of one score. */
interface ScoreLine {
  readonly id: string;
  /** '' where the card has one line alone: its title says it. */
  readonly title: string;
  /** Its word says how many discs it has; '' for none. */
  readonly level: Level;
  /** What people read as its name. */
  readonly name: string;
  /** Against the attempt before; null where there is none, or where nobody can judge it. */
  readonly change: Change | null;
}

/** What a card adds about a finished section. */
export interface CardResults {
  readonly lines: readonly ScoreLine[];
  readonly attempts: number;
  /** When the newest attempt was taken, ISO 8601; null where no time can be read. */
  readonly last: string | null;
  /** The newest answers call for help before any result. */
  readonly helpFirst: boolean;
}

/**
 * Reads what the server answered of one section.
 * @param feedback the body of the feedback call
 * @param history the body of the history call
 * @param today the reader's own: where an attempt does not say with which it was compared
 */
export function cardResults(
  instrument: Instrument,
  feedback: unknown,
  history: unknown,
  today: Demographics,
): CardResults {
  const past = readHistory(instrument, history);
  const result = readFeedback(instrument, feedback) ?? {};
  const facts = resolveDemographics(past[0] ?? {}, today);
  const helpFirst = past[0]?.helpFirst === true || isHelpShownFirst(instrument, { result, ans: null, ...facts });
  const scores = selectHeadlineScores(instrument);
  const lines = scores.flatMap((score): ScoreLine[] => {
    const { value = null, level } = result[score.id] ?? { level: '' as const };
    const line =
      score.report && value !== null ? findLevel(score.report, past[0] ?? {}, value, level) : { is: level };
    const name = getLevelName(line);
    if (name === '' || isReassuring(score, level, helpFirst)) return [];
    const title = scores.length === 1 ? '' : score.title;
    return [{ id: score.id, title, level, name, change: lastChange(instrument, score, past, facts) }];
  });
  return { lines, attempts: past.length, last: past[0]?.time ?? null, helpFirst };
}

/** A total may be low while a single answer is not: then its level must not calm anybody. */
function isReassuring({ report }: Score, level: Level, helpFirst: boolean): boolean {
  return helpFirst && report?.direction === 'lower' && level !== 'High';
}

/** The newest change, where two attempts answered the same questions and lie far enough apart. */
function lastChange(
  { set }: Pick<Instrument, 'set'>,
  score: Score,
  [now, before]: readonly PastAttempt[],
  facts: Demographics,
): Change | null {
  const { id, report } = score;
  if (!report || !now || !before) return null;
  const [current = null, previous = null] = [now.scores[id], before.scores[id]];
  if (current === null || previous === null) return null;
  if (!isComparable(now.version, before.version) || isTooClose(before.time, now.time, set)) return null;
  return computeChange(score, selectBand(report.bands, facts), previous, current);
}
