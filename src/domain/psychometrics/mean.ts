import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';

/** The arithmetic mean; no figure for an empty list. */
export function computeMean(values: readonly number[]): Figure {
  if (values.length === 0) return createUndefinedFigure('There are no scores.');
  return createFigureValue(values.reduce((sum, value) => sum + value, 0) / values.length);
}
