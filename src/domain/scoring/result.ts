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

/** Every score of an attempt by its id. */
export type Result = Readonly<Record<string, ScoreResult>>;

/** Scores, levels and percentiles of an attempt at `age` (whole years). Expects answers `checkAnswers` accepted. */
export function resultOf(instrument: Instrument, ans: Answers, age: number): Result {
  const values = scoreAnswers(instrument, ans);
  return Object.fromEntries(
    instrument.scores.map((score) => [score.id, judged(score, values[score.id] ?? null, age)]),
  );
}

/**
 * The four parallel lists of the feedback call, in `feedback.order`: scores, levels, percentiles as text
 * ('' for none) and gauges in percent (null for none). A score that could not be calculated is null.
 */
export function feedbackLists(
  instrument: Instrument,
  result: Result,
): [(number | null)[], string[], string[], (number | null)[]] {
  const shown = instrument.feedback.order.map((id) => result[id]);
  return [
    shown.map((score) => score?.value ?? null),
    shown.map((score) => score?.level ?? ''),
    shown.map((score) => score?.percentile?.toString() ?? ''),
    shown.map((score) => score?.percentile ?? null),
  ];
}

/** The scores as they travel in history and summary: a JSON text of numbers in `history.order`. */
export function totalsumOf(instrument: Instrument, result: Result): string {
  return JSON.stringify(instrument.history.order.map((id) => result[id]?.value ?? null));
}

function judged({ report }: Score, value: number | null, age: number): ScoreResult {
  if (value === null || report === undefined) return { value, level: '', percentile: null };
  const { levels, norm } = bandFor(report.bands, age);
  return { value, level: stepOf(levels, value), percentile: norm && percentileOf(norm, value) };
}
