import type { WeightedSumFormula } from '../../instrument/instrument.ts';
import { type Fraction, toFraction, multiplyFractions, sumFractions } from '../fraction.ts';
import { defineParameterizedFormula, itemListOperand } from './formula.ts';
import { formatOperand } from './format-number.ts';
import { multiplyRange } from './ranges.ts';

/** The sum of item values with weights. */
export const weightedSum = defineParameterizedFormula<WeightedSumFormula>()({
  label: 'sum of item values, each times its weight',
  description: 'The sum of item values, each times its weight.',
  keys: { items: itemListOperand },
  parameters: {
    weights: {
      schema: {
        type: 'array',
        description: 'The weights, one for each item in the same order.',
        items: { type: 'number', description: 'A weight.' },
        minItems: 1,
      },
    },
  },
  value: ({ items }, { weights }) =>
    sumFractions(items.map((value, at) => multiplyFractions(value, weightAt(weights, at)))),
  inNumbers: ({ items }, { weights }) =>
    items.map((value, at) => `${formatOperand(weightAt(weights, at))} × ${formatOperand(value)}`).join(' + '),
  range: ({ items }, { weights }) => {
    const parts = items.map((range, at) => multiplyRange(range, weightAt(weights, at)));
    return {
      low: sumFractions(parts.map(({ low }) => low)),
      high: sumFractions(parts.map(({ high }) => high)),
    };
  },
  findProblems: ({ items, weights }) =>
    items.length === weights.length
      ? []
      : [
          {
            path: 'weights',
            expected: `${items.length} weights, one per item`,
            actual: `${weights.length}`,
            fix: 'Write one weight per item, in the order of the items.',
          },
        ],
  words: ({ items }, the, { weights }) => `${the}sum of ${items}, times ${weights.join(', ')}`,
});

function weightAt(weights: readonly number[], at: number): Fraction {
  return toFraction(weights[at] ?? 0);
}
