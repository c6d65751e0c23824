import type { Answers } from '../answers/answers.ts';
import type { Instrument, Level, Score } from '../instrument/instrument.ts';
import { percentileOf } from './percentile.ts';
import { scoreAnswers } from './score.ts';
import { bandFor, stepOf } from './step.ts';

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

/** Scores, levels and percentiles of an attempt at `age` (whole years). Expects answers `checkAnswers` accepted. */
export function resultOf(instrument: Instrument, ans: Answers, age: number): Result {
  return judgedScores(instrument, scoreAnswers(instrument, ans), age);
}

/** What the norms say of scores that are known already, at `age` (whole years). */
export function judgedScores(instrument: Instrument, values: Scores, age: number): Result {
  return Object.fromEntries(
    instrument.scores.map((score) => [score.id, judged(score, values[score.id] ?? null, age)]),
  );
}

function judged({ report }: Score, value: number | null, age: number): ScoreResult {
  if (value === null || report === undefined) return { value, level: '', percentile: null };
  const { levels, norm } = bandFor(report.bands, age);
  return { value, level: stepOf(levels, value), percentile: norm && percentileOf(norm, value) };
}
