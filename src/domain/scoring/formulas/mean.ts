import { divideFractions, sumFractions, createWholeFraction } from '../fraction.ts';
import { defineFormula, itemListOperand } from './formula.ts';
import { formatSum } from './format-number.ts';
import { createRange, sumRanges } from './ranges.ts';

/** The mean of item values, as an exact fraction. */
export const mean = defineFormula({
  label: 'mean of item values',
  description: 'The mean of item values, with reversed items reversed.',
  keys: { items: itemListOperand },
  value: ({ items }) => divideFractions(sumFractions(items), createWholeFraction(items.length)),
  inNumbers: ({ items }) => `(${formatSum(items)}) ÷ ${items.length}`,
  range: ({ items }) => {
    const { low, high } = sumRanges(items);
    const count = createWholeFraction(items.length);
    return createRange(divideFractions(low, count), divideFractions(high, count));
  },
  words: ({ items }, the) => `${the}mean of ${items}`,
});
