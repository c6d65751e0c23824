import { groupByItem, type Case, selectCompleteCases, sumByPerson } from './complete-cases.ts';
import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';
import { computeVariance } from './variance.ts';

/** Cronbach's alpha with its sample size. */
export interface Alpha {
  readonly alpha: Figure;
  /** Number of items. */
  readonly items: number;
  /** Number of persons without missing values. */
  readonly cases: number;
}

/**
 * Cronbach's alpha, the internal consistency of summed items: at most 1, below 0 if items correlate negatively.
 * Excludes persons with missing values. (L. J. Cronbach, Psychometrika 16, 1951.)
 * @param persons item values after reversal, in a fixed order
 */
export function computeAlpha(persons: readonly Case[]): Alpha {
  const complete = selectCompleteCases(persons);
  const items = persons[0]?.length ?? 0;
  const total = computeVariance(sumByPerson(complete));
  const variances = groupByItem(complete).map((values) => computeVariance(values).value ?? 0);
  const alpha = total.value === null ? total : computeAlphaFromVariances(variances, total.value);
  return { alpha, items, cases: complete.length };
}

/**
 * α = k / (k − 1) · (1 − Σ item variances / variance of the total), for k items; no figure for fewer than two
 * items or a constant total.
 */
export function computeAlphaFromVariances(itemVariances: readonly number[], totalVariance: number): Figure {
  const k = itemVariances.length;
  if (k < 2) return createUndefinedFigure('Alpha needs at least two items.');
  if (totalVariance <= 0) return createUndefinedFigure('The total is constant, so alpha cannot be computed.');
  const sum = itemVariances.reduce((all, one) => all + one, 0);
  return createFigureValue((k / (k - 1)) * (1 - sum / totalVariance));
}
