import { compareFractions, type Fraction } from '../fraction.ts';
import { defineFormula, itemListOperand } from './formula.ts';
import { formatNumber } from './format-number.ts';
import { createRange } from './ranges.ts';

/** The maximum of item values. */
export const highest = defineFormula({
  label: 'highest of item values',
  description: 'The highest of item values, with reversed items reversed.',
  keys: { items: itemListOperand },
  value: ({ items }) => findHighest(items),
  inNumbers: ({ items }) => `highest of ${items.map(formatNumber).join(', ')}`,
  range: ({ items }) =>
    createRange(findHighest(items.map(({ low }) => low)), findHighest(items.map(({ high }) => high))),
  words: ({ items }, the) => `${the}highest of ${items}`,
});

function findHighest(values: readonly Fraction[]): Fraction | null {
  return [...values].sort(compareFractions).at(-1) ?? null;
}
