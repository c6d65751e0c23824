import type { ColourStep, LevelStep } from '../instrument/instrument.ts';
import type { PossibleRange } from '../scoring/possible-range.ts';
import { type Figure, createUndefinedFigure } from './figure.ts';
import { computeMean } from './mean.ts';
import { computeQuantile } from './quantile.ts';
import { computeStandardDeviation } from './standard-deviation.ts';

/**
 * How a group is divided into Low, Average and High: one standard deviation around the mean; the 16th and 84th
 * percentile, equal in a normal distribution and better for a skewed one; or three equal parts.
 */
export type CutRule = 'deviation' | 'percentiles' | 'terciles';

/** Two cut scores, which are possible scores. */
export interface Cuts {
  /** The maximum score with the level Low. */
  readonly low: number;
  /** The maximum score with the level Average. */
  readonly average: number;
  /** Proportions of the group with the levels Low, Average and High; their sum is 1. */
  readonly shares: readonly [low: number, average: number, high: number];
}

/** The possible scores: from `min` to `max`, with a number of decimals. */
export interface PossibleScores extends PossibleRange {
  readonly decimals: number;
}

/**
 * Minimum number of complete cases for proposed cut scores. A convention: with 30 cases the mean is uncertain by
 * about a third of a standard deviation (1.96 / √30), and published norms use hundreds of cases.
 */
const leastCases = 30;

/**
 * Computes cut scores of a sample, rounded down to possible scores, which changes no level. Gives a reason for
 * fewer than `leastCases` cases, or if a level would have no possible score.
 */
export function proposeCuts(
  scores: readonly number[],
  rule: CutRule,
  possible: PossibleScores,
): Cuts | { readonly reason: string } {
  if (scores.length < leastCases)
    return {
      reason: `Cut scores need at least ${leastCases} complete cases; there are ${scores.length}. Collect more data, or merge bands.`,
    };
  const [first, second] = ends[rule](scores);
  if (first.value === null) return first;
  if (second.value === null) return second;
  const cuts = roundCuts([first.value, second.value], possible);
  if ('reason' in cuts) return cuts;
  const { low, average } = cuts;
  const share = (holds: (score: number) => boolean) => scores.filter(holds).length / scores.length;
  const shares = [
    share((score) => score <= low),
    share((score) => score > low && score <= average),
    share((score) => score > average),
  ] as const;
  return { low, average, shares };
}

/** Rounds two cut scores down to possible scores. Gives a reason if a level would have no possible score. */
export function roundCuts(
  [first, second]: readonly [number, number],
  possible: PossibleScores,
): Pick<Cuts, 'low' | 'average'> | { readonly reason: string } {
  const [low, average] = [roundDown(first, possible), roundDown(second, possible)];
  if (low >= possible.min && average > low && average < possible.max) return { low, average };
  return {
    reason: `Cut scores at ${low} and ${average} leave one level of the possible scores ${possible.min} to ${possible.max} empty. Choose another rule.`,
  };
}

/**
 * Replaces the limits of a list of three steps and keeps everything else.
 * @returns null for a list of another length
 */
export function replaceLimits<S extends LevelStep | ColourStep>(
  steps: readonly S[],
  { low, average }: Pick<Cuts, 'low' | 'average'>,
): S[] | null {
  if (steps.length !== 3) return null;
  const limits = [{ upTo: low }, { upTo: average }, {}];
  return steps.map(({ upTo: _upTo, below: _below, ...rest }, at) => ({ ...limits[at], ...rest }) as S);
}

const ends: Readonly<Record<CutRule, (scores: readonly number[]) => readonly [Figure, Figure]>> = {
  deviation: (scores) => {
    const [mean, sd] = [computeMean(scores).value, computeStandardDeviation(scores).value];
    if (mean === null || sd === null || sd === 0) {
      const none = createUndefinedFigure('All scores are equal, so the standard deviation is 0.');
      return [none, none];
    }
    return [{ value: mean - sd }, { value: mean + sd }];
  },
  percentiles: (scores) => [computeQuantile(scores, 0.16), computeQuantile(scores, 0.84)],
  terciles: (scores) => [computeQuantile(scores, 1 / 3), computeQuantile(scores, 2 / 3)],
};

/** Allows for rounding errors of binary numbers. */
const epsilon = 1e-9;

function roundDown(value: number, { decimals }: PossibleScores): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + epsilon) / scale;
}
