import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';

/**
 * The quantile of a list. Interpolates at position 1 + (n − 1) · share of the sorted list: definition 7 of R. J.
 * Hyndman and Y. Fan, "Sample quantiles in statistical packages", The American Statistician 50(4), 1996, which R
 * and spreadsheets (PERCENTILE.INC) use.
 * @param share 0 to 1
 * @returns no figure for an empty list
 */
export function computeQuantile(values: readonly number[], share: number): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return createUndefinedFigure('There are no scores.');
  return createFigureValue(below + (above - below) * (position - Math.floor(position)));
}
