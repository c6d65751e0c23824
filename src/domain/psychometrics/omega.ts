import { type Case, selectCompleteCases } from './complete-cases.ts';
import { computeCovariances } from './covariance.ts';
import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';
import { fitOneFactor } from './one-factor.ts';

/**
 * McDonald's omega total of one factor: the proportion of the variance of the sum that the items share, (Σλ)² /
 * ((Σλ)² + Σψ), with maximum likelihood estimates of loadings and uniquenesses (R. P. McDonald, Test Theory,
 * 1999, chapter 6). Unlike alpha, omega does not assume equal loadings. Excludes persons with missing values.
 * @param persons item values after reversal, in a fixed order
 */
export function computeOmega(persons: readonly Case[]): Figure {
  return computeOmegaOfCompleteCases(selectCompleteCases(persons));
}

/** Omega total for persons without missing values, for repeated calls such as a bootstrap. */
export function computeOmegaOfCompleteCases(persons: readonly (readonly number[])[]): Figure {
  const items = persons[0]?.length ?? 0;
  if (items < 3) return createUndefinedFigure('Omega needs at least three items.');
  if (persons.length <= items)
    return createUndefinedFigure(`Omega needs more people than items; there are ${persons.length}.`);
  const fit = fitOneFactor(computeCovariances(persons));
  if (fit === null)
    return createUndefinedFigure(
      'The one-factor model has no proper solution (a Heywood case, or linearly dependent items).',
    );
  const common = sum(fit.loadings) ** 2;
  return createFigureValue(common / (common + sum(fit.uniquenesses)));
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
