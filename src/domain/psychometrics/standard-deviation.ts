import { type Figure, figure } from './figure.ts';
import { computeVariance } from './variance.ts';

/** The standard deviation of a sample (n − 1), in the unit of the values; none for fewer than two values. */
export function computeStandardDeviation(values: readonly number[]): Figure {
  const variance = computeVariance(values);
  return variance.value === null ? variance : figure(Math.sqrt(variance.value));
}
