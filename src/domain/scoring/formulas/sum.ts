import { sumFractions } from '../fraction.ts';
import { defineFormula, itemListOperand } from './formula.ts';
import { formatSum } from './format-number.ts';
import { sumRanges } from './ranges.ts';

/** The sum of item values. */
export const sum = defineFormula({
  label: 'sum of item values',
  description: 'The sum of item values, with reversed items reversed.',
  keys: { items: itemListOperand },
  value: ({ items }) => sumFractions(items),
  inNumbers: ({ items }) => formatSum(items),
  range: ({ items }) => sumRanges(items),
  words: ({ items }, the) => `${the}sum of ${items}`,
});
