import { type Figure, createFigureValue } from './figure.ts';
import { computeVariance } from './variance.ts';

/** The sample standard deviation (n − 1), in the unit of the values; no figure for fewer than two values. */
export function computeStandardDeviation(values: readonly number[]): Figure {
  const variance = computeVariance(values);
  return variance.value === null ? variance : createFigureValue(Math.sqrt(variance.value));
}
