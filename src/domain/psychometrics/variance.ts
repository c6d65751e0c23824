import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';
import { computeMean } from './mean.ts';

/**
 * The sample variance (n − 1, Bessel's correction), in squared units. No figure for fewer than two values;
 * exactly 0 if all are equal.
 */
export function computeVariance(values: readonly number[]): Figure {
  const { value: mean } = computeMean(values);
  if (mean === null || values.length < 2)
    return createUndefinedFigure(
      `The standard deviation needs at least two scores; there are ${values.length}.`,
    );
  // The computed mean of equal decimals may differ from them by a rounding error.
  if (values.every((value) => value === values[0])) return createFigureValue(0);
  return createFigureValue(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
