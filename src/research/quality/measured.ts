import { type Figure, noFigure } from '#domain/psychometrics/figure.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import type { Measured } from '#domain/psychometrics/quality-file.ts';
import type { Estimator } from './estimators.ts';
import { hiddenText, isDisclosable, discloseCount } from './small-counts.ts';

/** The sample of a figure. */
export interface Basis {
  readonly n: number;
  /** The reported number; null if it would disclose 1 to 10 people. */
  readonly told: number | null;
}

/** @param within sizes of the groups that include the sample */
export function createBasis(n: number, within: readonly number[]): Basis {
  return { n, told: discloseCount(n, within) };
}

/**
 * Creates a figure with its estimator, sample size and interval; suppressed for 1 to 10 people. Rounded to ten
 * decimals, since more would depend on the machine.
 */
export function measured(
  estimator: Estimator,
  { n, told }: Basis,
  figure: Figure,
  interval?: Interval | null,
): Measured {
  const shown = isDisclosable(n) || figure.value === null ? figure : noFigure(hiddenText);
  if (shown.value === null) return { estimator, n: told, value: null, reason: shown.reason };
  const ends = interval ? { low: roundFigure(interval.low), high: roundFigure(interval.high) } : {};
  return { estimator, n: told, value: roundFigure(shown.value), ...ends };
}

/** A proportion of people; suppressed if it would disclose 1 to 10 people, in it or in the rest of the sample. */
export function measuredShare(estimator: Estimator, basis: Basis, share: Figure): Measured {
  const { n, told } = basis;
  const isReported =
    share.value === null || (told !== null && discloseCount(Math.round(share.value * n), [n]) !== null);
  return measured(estimator, basis, isReported ? share : noFigure(hiddenText));
}

function roundFigure(value: number): number {
  return Number(value.toFixed(10));
}
