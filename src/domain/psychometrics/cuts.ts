import type { ColourStep, LevelStep } from '../instrument/instrument.ts';
import type { PossibleRange } from '../scoring/possible-range.ts';
import { type Figure, noFigure } from './figure.ts';
import { computeMean } from './mean.ts';
import { computeQuantile } from './quantile.ts';
import { computeStandardDeviation } from './standard-deviation.ts';

/**
 * Where a group is cut into Low, Average and High: one deviation to either side of the mean; at its 16th and 84th
 * percentile, which is the same in a normal distribution and fits a skewed one better; or into three equal parts.
 */
export type CutRule = 'deviation' | 'percentiles' | 'terciles';

/** Two cuts as scores that a person can have. */
export interface Cuts {
  /** The highest score that is Low. */
  readonly low: number;
  /** The highest score that is Average. */
  readonly average: number;
  /** Which share of the group would be Low, Average and High; together 1. */
  readonly shares: readonly [low: number, average: number, high: number];
}

/** The scores a person can have: from `min` to `max` with so many decimal places. */
export interface PossibleScores extends PossibleRange {
  readonly decimals: number;
}

/**
 * The least number of complete cases for which cuts are proposed. A convention, not a proof: with 30 cases the mean is
 * still uncertain by about a third of a deviation (1.96 / √30), and published norms rest on hundreds.
 */
const leastCases = 30;

/**
 * Cuts of a group of scores, rounded down to possible scores: nobody changes sides by that. None below `leastCases`, or
 * where one of the three levels would hold no possible score.
 */
export function proposedCuts(
  scores: readonly number[],
  rule: CutRule,
  possible: PossibleScores,
): Cuts | { readonly reason: string } {
  if (scores.length < leastCases)
    return {
      reason: `Cuts need at least ${leastCases} complete cases, and there are ${scores.length}. Collect more, or put bands together.`,
    };
  const [first, second] = ends[rule](scores);
  if (first.value === null) return first;
  if (second.value === null) return second;
  const cuts = cutsAt([first.value, second.value], possible);
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

/** Two cuts rounded down to possible scores; none where one of the three levels would hold no possible score. */
export function cutsAt(
  [first, second]: readonly [number, number],
  possible: PossibleScores,
): Pick<Cuts, 'low' | 'average'> | { readonly reason: string } {
  const [low, average] = [roundedDown(first, possible), roundedDown(second, possible)];
  if (low >= possible.min && average > low && average < possible.max) return { low, average };
  return {
    reason: `The cuts would lie at ${low} and ${average}, and scores at ${possible.min} to ${possible.max}: one level would be empty. Choose another rule.`,
  };
}

/** A list of three keeps its words, names and ids and gets new numbers; null for any other. */
export function stepsAt<S extends LevelStep | ColourStep>(
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
      const none = noFigure('Everybody has the same score: there is no deviation to cut by.');
      return [none, none];
    }
    return [{ value: mean - sd }, { value: mean + sd }];
  },
  percentiles: (scores) => [computeQuantile(scores, 0.16), computeQuantile(scores, 0.84)],
  terciles: (scores) => [computeQuantile(scores, 1 / 3), computeQuantile(scores, 2 / 3)],
};

/** Binary numbers come out a hair beside the decimal ones; this hair may not decide. */
const epsilon = 1e-9;

function roundedDown(value: number, { decimals }: PossibleScores): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + epsilon) / scale;
}
