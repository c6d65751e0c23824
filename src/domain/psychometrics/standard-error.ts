import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';

/**
 * The standard error of measurement in score points: sd · √(1 − r) (F. M. Lord and M. R. Novick, Statistical
 * Theories of Mental Test Scores, 1968).
 * @param sd standard deviation of the scores, in points
 * @param reliability alpha or another coefficient, 0 to 1; no figure otherwise
 */
export function computeStandardError(sd: number, reliability: number): Figure {
  if (reliability < 0 || reliability > 1)
    return createUndefinedFigure(
      'The reliability is not between 0 and 1, so there is no standard error of measurement.',
    );
  return createFigureValue(sd * Math.sqrt(1 - reliability));
}
