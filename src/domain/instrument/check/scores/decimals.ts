import { defineContentRule } from '../rule.ts';

export const decimals = defineContentRule({
  id: 'instrument/decimals',
  level: 'error',
  description: '"decimals" is a whole number of at least 0.',
  invalidates: 'formula',
  examples: [{ bad: { 'scores[4].decimals': 1.5 }, good: { 'scores[4].decimals': 2 } }],
  check: ({ scores }) =>
    scores.flatMap((score, at) =>
      Number.isInteger(score.decimals) && score.decimals >= 0
        ? []
        : [
            {
              path: `scores[${at}].decimals`,
              expected: 'a whole number of decimal places, from 0',
              actual: `${score.decimals}`,
              fix: 'Write 0 for sums, 2 for means and ratios.',
            },
          ],
    ),
});
