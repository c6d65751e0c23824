import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';
import { computeMean } from './mean.ts';
import { computeStandardDeviation } from './standard-deviation.ts';

/**
 * The skewness of a list: 0 if symmetric, above 0 with a long tail to the right. Σ(x − mean)³ / n / sd³ with the
 * sample standard deviation (n − 1): type 3 of R's `psych::skew`, b₁ of D. N. Joanes and C. A. Gill, The
 * Statistician 47(1), 1998. No figure for fewer than three values, or if all are equal.
 */
export function computeSkewness(values: readonly number[]): Figure {
  if (values.length < 3)
    return createUndefinedFigure(`Skewness needs at least three values; there are ${values.length}.`);
  const [mean, sd] = [computeMean(values).value ?? 0, computeStandardDeviation(values).value ?? 0];
  if (sd === 0) return createUndefinedFigure('The values are constant, so there is no skewness.');
  return createFigureValue(
    values.reduce((sum, value) => sum + (value - mean) ** 3, 0) / values.length / sd ** 3,
  );
}
