import { defineContentRule } from '../rule.ts';

export const tableOfMeans = defineContentRule({
  id: 'instrument/table-of-means',
  level: 'error',
  description: 'A table needs whole numbers, so its score is not a mean or ratio.',
  invalidates: 'formula',
  examples: [
    {
      bad: {
        'scores[5]': {
          id: 'metric',
          title: 'Metric',
          formula: { kind: 'table', score: 'meanJoy', rows: [{ from: 1, to: 4, value: 50 }] },
          decimals: 0,
        },
      },
      good: { 'scores[5].formula.score': 'joy', 'scores[5].formula.rows': [{ from: 2, to: 8, value: 50 }] },
    },
  ],
  check: ({ scores }) =>
    scores.flatMap(({ formula }, at) => {
      const raw = formula.kind === 'table' ? scores.find(({ id }) => id === formula.score) : undefined;
      if (raw?.formula.kind !== 'mean' && raw?.formula.kind !== 'ratio') return [];
      return [
        {
          path: `scores[${at}].formula.score`,
          expected: 'a score of whole numbers, such as a sum',
          actual: `"${raw.id}", which is a ${raw.formula.kind}`,
          fix: 'Add a score that sums the items, and use it here.',
        },
      ];
    }),
});
