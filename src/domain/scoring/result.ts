import type { Answers } from '../answers/answers.ts';
import type { Instrument, Level, Score } from '../instrument/instrument.ts';
import type { Demographics } from './demographics.ts';
import { computePercentile } from './percentile.ts';
import { scoreAnswers } from './score.ts';
import { selectBand, findThresholdValue } from './threshold-list.ts';

/** A score with its level and percentile. */
export interface ScoreResult {
  /** Null if it could not be calculated. */
  value: number | null;
  /** '' if the score has no level. */
  level: Level;
  /** 1 to 99; null if there is no norm. */
  percentile: number | null;
}

/** Scores by id, such as `{ selfAcceptance: 17 }`; null if a score could not be calculated. */
export type Scores = Readonly<Record<string, number | null>>;

/** The results of an attempt by score id. */
export type Result = Readonly<Record<string, ScoreResult>>;

/**
 * Computes scores, levels and percentiles of an attempt. Expects answers that `checkAnswers` accepts.
 * @param demographics profile fields that select the norms
 */
export function computeResult(instrument: Instrument, ans: Answers, demographics: Demographics): Result {
  return evaluateScores(instrument, scoreAnswers(instrument, ans), demographics);
}

/**
 * Computes levels and percentiles of stored scores.
 * @param demographics profile fields that select the norms
 */
export function evaluateScores(instrument: Instrument, values: Scores, demographics: Demographics): Result {
  return Object.fromEntries(
    instrument.scores.map((score) => [
      score.id,
      evaluateScore(score, values[score.id] ?? null, demographics),
    ]),
  );
}

function evaluateScore({ report }: Score, value: number | null, demographics: Demographics): ScoreResult {
  if (value === null || report === undefined) return { value, level: '', percentile: null };
  const { levels, norm } = selectBand(report.bands, demographics);
  return {
    value,
    level: findThresholdValue(levels, value),
    percentile: norm && computePercentile(norm, value),
  };
}
