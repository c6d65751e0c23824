import { quotient, sumFractions, whole } from '../fraction.ts';
import { formula, itemIds } from './formula.ts';
import { formatSum } from './format-number.ts';
import { createRange, sumRanges } from './ranges.ts';

/** The mean of item values, as an exact fraction. */
export const mean = formula({
  label: 'mean of item values',
  description: 'The mean of item values, with reversed items reversed.',
  keys: { items: itemIds },
  value: ({ items }) => quotient(sumFractions(items), whole(items.length)),
  inNumbers: ({ items }) => `(${formatSum(items)}) ÷ ${items.length}`,
  range: ({ items }) => {
    const { low, high } = sumRanges(items);
    const count = whole(items.length);
    return createRange(quotient(low, count), quotient(high, count));
  },
  words: ({ items }, the) => `${the}mean of ${items}`,
});
