import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument, Level, SummaryColour } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { type LevelContent, getLevelContent } from '#domain/scoring/level-text.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { selectBand, findLevelStep } from '#domain/scoring/threshold-list.ts';
import { findColour } from '#domain/scoring/summary.ts';

/** All results of a score for a person. */
export interface ScoreOutcome {
  readonly id: string;
  readonly title: string;
  readonly value: number | null;
  readonly percentile: number | null;
  readonly level: Level;
  /** The displayed name of the level, or else its code. */
  readonly levelName: string;
  readonly levelId: string | undefined;
  /** 'grey' if the score has no colours. */
  readonly colour: SummaryColour;
  readonly content: LevelContent | null;
}

/**
 * Computes all results as the server and the feedback do.
 * @param answers accepted by `checkAnswers`
 * @param facts demographics of the person
 */
export function computeOutcomes(
  instrument: Instrument,
  answers: Answers,
  facts: Demographics,
): ScoreOutcome[] {
  const result = computeResult(instrument, answers, facts);
  return instrument.scores.map(({ id, title, report }) => {
    const { value, percentile, level } = result[id] ?? { value: null, percentile: null, level: '' as const };
    const colour = findColour(instrument, id, value, facts);
    const step =
      value === null || !report ? undefined : findLevelStep(selectBand(report.bands, facts), value);
    return {
      id,
      title,
      value,
      percentile,
      level,
      levelName: step?.name ?? level,
      levelId: step?.id,
      colour,
      content: step && report && value !== null ? getLevelContent(report, step, value) : null,
    };
  });
}
