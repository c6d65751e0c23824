import { type Case, completeCases } from './complete-cases.ts';
import { covariances } from './covariance.ts';
import { type Figure, figure, noFigure } from './figure.ts';
import { oneFactor } from './one-factor.ts';

/**
 * Omega total of one factor: the share of a sum's variance that the items have in common, (Σλ)² / ((Σλ)² + Σψ), with
 * loadings and rests by maximum likelihood (R. P. McDonald, Test Theory, 1999, chapter 6). Unlike alpha it does not ask
 * that every item carries the same weight. Persons with a missing value are left out.
 * @param persons item values, reversed items turned round, in one order
 */
export function omegaTotal(persons: readonly Case[]): Figure {
  return omegaOfComplete(completeCases(persons));
}

/** The same where nobody has a missing value: for who asks a thousand times. */
export function omegaOfComplete(persons: readonly (readonly number[])[]): Figure {
  const items = persons[0]?.length ?? 0;
  if (items < 3) return noFigure('Omega is about items that share one factor: three are needed at least.');
  if (persons.length <= items)
    return noFigure(`More people than items are needed, and there are ${persons.length}.`);
  const fit = oneFactor(covariances(persons));
  if (fit === null)
    return noFigure(
      'One factor has no proper answer for these items (a Heywood case, or items that repeat each other).',
    );
  const common = sum(fit.loadings) ** 2;
  return figure(common / (common + sum(fit.uniquenesses)));
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
