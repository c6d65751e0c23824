import { type Fraction, compareFractions, createWholeFraction, multiplyFractions } from '../fraction.ts';
import { type FractionRange, defineFormula, itemListOperand } from './formula.ts';
import { formatOperand } from './format-number.ts';

const multiply = (values: readonly Fraction[]) => values.reduce(multiplyFractions, createWholeFraction(1));

/** The product of item values, such as quantity times frequency. */
export const product = defineFormula({
  label: 'product of item values',
  description: 'The product of item values, such as quantity times frequency, with reversed items reversed.',
  keys: { items: itemListOperand },
  value: ({ items }) => multiply(items),
  inNumbers: ({ items }) => items.map(formatOperand).join(' × '),
  range: ({ items }) => items.reduce(multiplyRanges, createPoint(1)),
  words: ({ items }, the) => `${the}product of ${items}`,
});

function multiplyRanges(a: FractionRange, b: FractionRange): FractionRange {
  const ends = [a.low, a.high]
    .flatMap((end) => [multiplyFractions(end, b.low), multiplyFractions(end, b.high)])
    .sort(compareFractions);
  return { low: ends[0] ?? a.low, high: ends.at(-1) ?? a.high };
}

function createPoint(value: number): FractionRange {
  return { low: createWholeFraction(value), high: createWholeFraction(value) };
}
