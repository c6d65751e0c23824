import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';
import { computeMean } from './mean.ts';
import { computeVariance } from './variance.ts';

/**
 * Pearson's product-moment correlation of two lists of the same length, from −1 to 1; no figure for fewer than
 * two pairs, or if one list is constant.
 */
export function computeCorrelation(xs: readonly number[], ys: readonly number[]): Figure {
  const [meanX, meanY] = [computeMean(xs).value, computeMean(ys).value];
  const [varianceX, varianceY] = [computeVariance(xs), computeVariance(ys)];
  if (varianceX.value === null) return varianceX;
  if (varianceY.value === null) return varianceY;
  if (varianceX.value === 0 || varianceY.value === 0 || meanX === null || meanY === null)
    return createUndefinedFigure('The values are constant, so there is no correlation.');
  const products = xs.reduce((sum, x, at) => sum + (x - meanX) * ((ys[at] ?? meanY) - meanY), 0);
  const r = products / (xs.length - 1) / Math.sqrt(varianceX.value * varianceY.value);
  return createFigureValue(Math.min(Math.max(r, -1), 1));
}
