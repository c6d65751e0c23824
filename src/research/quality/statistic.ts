import { type Figure, createUndefinedFigure } from '#domain/psychometrics/figure.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import type { Statistic } from '#domain/psychometrics/quality-file.ts';
import type { Estimator } from './estimators.ts';
import { suppressionReason, isDisclosable, getDisclosableCount } from './small-counts.ts';

/** The sample of a figure. */
export interface Sample {
  readonly n: number;
  /** The reported number; null if it would disclose 1 to 10 people. */
  readonly disclosed: number | null;
}

/** @param within sizes of the groups that include the sample */
export function createSample(n: number, within: readonly number[]): Sample {
  return { n, disclosed: getDisclosableCount(n, within) };
}

/**
 * Creates a figure with its estimator, sample size and interval; suppressed for 1 to 10 people. Rounded to ten
 * decimals, since more would depend on the machine.
 */
export function createStatistic(
  estimator: Estimator,
  { n, disclosed }: Sample,
  figure: Figure,
  interval?: Interval | null,
): Statistic {
  const disclosedFigure =
    isDisclosable(n) || figure.value === null ? figure : createUndefinedFigure(suppressionReason);
  if (disclosedFigure.value === null)
    return { estimator, n: disclosed, value: null, reason: disclosedFigure.reason };
  const ends = interval ? { low: roundFigure(interval.low), high: roundFigure(interval.high) } : {};
  return { estimator, n: disclosed, value: roundFigure(disclosedFigure.value), ...ends };
}

/** A proportion of people; suppressed if it would disclose 1 to 10 people, in it or in the rest of the sample. */
export function createProportion(estimator: Estimator, basis: Sample, share: Figure): Statistic {
  const { n, disclosed } = basis;
  const isReported =
    share.value === null ||
    (disclosed !== null && getDisclosableCount(Math.round(share.value * n), [n]) !== null);
  return createStatistic(estimator, basis, isReported ? share : createUndefinedFigure(suppressionReason));
}

function roundFigure(value: number): number {
  return Number(value.toFixed(10));
}
