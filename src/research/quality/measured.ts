import type { Figure } from '#domain/psychometrics/figure.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import type { Measured } from '#domain/psychometrics/quality-file.ts';
import type { Estimator } from './estimators.ts';

/**
 * A figure with its name, the people it rests on and its interval. Kept to ten places: more would be noise that differs
 * from one machine to the next.
 */
export function measured(
  estimator: Estimator,
  n: number,
  figure: Figure,
  interval?: Interval | null,
): Measured {
  if (figure.value === null) return { estimator, n, value: null, reason: figure.reason };
  const ends = interval ? { low: kept(interval.low), high: kept(interval.high) } : {};
  return { estimator, n, value: kept(figure.value), ...ends };
}

function kept(value: number): number {
  return Number(value.toFixed(10));
}
