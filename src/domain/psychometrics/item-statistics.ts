import { byItem, type Case, completeCases, totals } from './complete-cases.ts';
import { computeCorrelation } from './correlation.ts';
import { cronbachAlpha } from './cronbach-alpha.ts';
import type { Figure } from './figure.ts';

/** How one item stands to the others of its score. */
export interface ItemStatistics {
  /** Correlation with the sum of the other items: the corrected item-total correlation. */
  readonly itemTotal: Figure;
  /** Alpha of the others alone. Higher than alpha of all: the item does not go along. */
  readonly alphaWithout: Figure;
}

/**
 * Corrected item-total correlation and alpha if the item is left out, for each item in order (J. C. Nunnally and
 * I. H. Bernstein, Psychometric Theory, 3rd edition, 1994, chapter 8). Persons with a missing value are left out.
 * @param persons item values, reversed items turned round, in one order
 */
export function itemStatistics(persons: readonly Case[]): ItemStatistics[] {
  const complete = completeCases(persons);
  return byItem(complete).map((values, item) => {
    const others = complete.map((person) => person.filter((_, at) => at !== item));
    return {
      itemTotal: computeCorrelation(values, totals(others)),
      alphaWithout: cronbachAlpha(others).alpha,
    };
  });
}
