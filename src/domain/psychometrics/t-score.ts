import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';

/**
 * Converts a score to the T scale, where the reference group has mean 50 and standard deviation 10: 50 + 10 · (x
 * − mean) / sd, not rounded (a linear T score; named by W. A. McCall, How to Measure in Education, 1922).
 * @param mean of the reference group, in score points
 * @param sd of the reference group, in score points; no figure unless above 0
 */
export function computeTScore(score: number, mean: number, sd: number): Figure {
  if (sd <= 0) return createUndefinedFigure('A T score needs a standard deviation above 0.');
  return createFigureValue(50 + (10 * (score - mean)) / sd);
}
