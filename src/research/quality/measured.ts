import { type Figure, noFigure } from '#domain/psychometrics/figure.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import type { Measured } from '#domain/psychometrics/quality-file.ts';
import type { Estimator } from './estimators.ts';
import { hiddenText, isDisclosable, discloseCount } from './small-counts.ts';

/** The people that a figure rests on. */
export interface Basis {
  readonly n: number;
  /** As it is told; null where it would tell of 1 to 10. */
  readonly told: number | null;
}

/** @param within how many people the larger groups have that all of these belong to */
export function createBasis(n: number, within: readonly number[]): Basis {
  return { n, told: discloseCount(n, within) };
}

/**
 * A figure with its name, the people it rests on and its interval; of 1 to 10 people there is none. Kept to ten places:
 * more would be noise that differs from one machine to the next.
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

/** A share of people: none where it would tell of 1 to 10, of those it is of or of all others. */
export function measuredShare(estimator: Estimator, basis: Basis, share: Figure): Measured {
  const { n, told } = basis;
  const isReported =
    share.value === null || (told !== null && discloseCount(Math.round(share.value * n), [n]) !== null);
  return measured(estimator, basis, isReported ? share : noFigure(hiddenText));
}

function roundFigure(value: number): number {
  return Number(value.toFixed(10));
}
