import { type Figure, figure, noFigure } from './figure.ts';

/** The arithmetic mean; no figure for an empty list. */
export function computeMean(values: readonly number[]): Figure {
  if (values.length === 0) return noFigure('There are no scores.');
  return figure(values.reduce((sum, value) => sum + value, 0) / values.length);
}
