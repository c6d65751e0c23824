import { type Figure, figure, noFigure } from './figure.ts';

/**
 * A score on the T scale, on which the reference group has mean 50 and deviation 10: 50 + 10 · (x − mean) / sd, not
 * rounded (a linear T score; W. A. McCall, How to Measure in Education, 1922, gave it its name).
 * @param mean and @param sd of the reference group, in score points; none where the deviation is not above 0
 */
export function computeTScore(score: number, mean: number, sd: number): Figure {
  if (sd <= 0) return noFigure('Without a deviation above 0 there is no T score.');
  return figure(50 + (10 * (score - mean)) / sd);
}
