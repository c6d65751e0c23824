import type { Answers } from '../answers/answers.ts';
import type { Instrument, Level, Score } from '../instrument/instrument.ts';
import type { Facts } from './facts.ts';
import { computePercentile } from './percentile.ts';
import { scoreAnswers } from './score.ts';
import { bandFor, findStepValue } from './step.ts';

/** One score and what its norms say of it. */
export interface ScoreResult {
  /** Null where it could not be calculated. */
  value: number | null;
  /** '' where the score has no level. */
  level: Level;
  /** 1 to 99; null where there is no norm. */
  percentile: number | null;
}

/** The values of scores by score id, such as `{ selfAcceptance: 17 }`; null where one could not be calculated. */
export type Scores = Readonly<Record<string, number | null>>;

/** Every score of an attempt by its id. */
export type Result = Readonly<Record<string, ScoreResult>>;

/** Scores, levels and percentiles of an attempt for a person of these facts. Expects answers `checkAnswers` accepted. */
export function computeResult(instrument: Instrument, ans: Answers, facts: Facts): Result {
  return evaluateScores(instrument, scoreAnswers(instrument, ans), facts);
}

/** What the norms say of scores that are known already, for a person of these facts. */
export function evaluateScores(instrument: Instrument, values: Scores, facts: Facts): Result {
  return Object.fromEntries(
    instrument.scores.map((score) => [score.id, evaluateScore(score, values[score.id] ?? null, facts)]),
  );
}

function evaluateScore({ report }: Score, value: number | null, facts: Facts): ScoreResult {
  if (value === null || report === undefined) return { value, level: '', percentile: null };
  const { levels, norm } = bandFor(report.bands, facts);
  return { value, level: findStepValue(levels, value), percentile: norm && computePercentile(norm, value) };
}
