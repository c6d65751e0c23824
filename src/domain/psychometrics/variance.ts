import { type Figure, figure, noFigure } from './figure.ts';
import { computeMean } from './mean.ts';

/**
 * The variance of a sample: the squared distances from the mean, summed and divided by n − 1 (Bessel's correction), in
 * squared units. None for fewer than two values; exactly 0 where all are the same.
 */
export function computeVariance(values: readonly number[]): Figure {
  const { value: mean } = computeMean(values);
  if (mean === null || values.length < 2)
    return noFigure(`Two scores are needed for a deviation, and there are ${values.length}.`);
  // Equal decimals may have a mean a hair beside them.
  if (values.every((value) => value === values[0])) return figure(0);
  return figure(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
