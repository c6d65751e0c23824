import { groupByItem, type Case, selectCompleteCases, sumByPerson } from './complete-cases.ts';
import { computeCorrelation } from './correlation.ts';
import { computeAlpha } from './cronbach-alpha.ts';
import type { Figure } from './figure.ts';

/** Statistics of an item within its score. */
export interface ItemStatistics {
  /** Correlation with the sum of the other items: the corrected item-total correlation. */
  readonly itemTotal: Figure;
  /** Alpha of the other items. A value above the alpha of all items indicates that the item does not fit. */
  readonly alphaWithout: Figure;
}

/**
 * Corrected item-total correlation and alpha if the item is deleted, for each item in order (J. C. Nunnally and
 * I. H. Bernstein, Psychometric Theory, 3rd edition, 1994, chapter 8). Excludes persons with missing values.
 * @param persons item values after reversal, in a fixed order
 */
export function computeItemStatistics(persons: readonly Case[]): ItemStatistics[] {
  const complete = selectCompleteCases(persons);
  return groupByItem(complete).map((values, item) => {
    const others = complete.map((person) => person.filter((_, at) => at !== item));
    return {
      itemTotal: computeCorrelation(values, sumByPerson(others)),
      alphaWithout: computeAlpha(others).alpha,
    };
  });
}
