import { listBands } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const categoryNorm = defineContentRule({
  id: 'instrument/category-norm',
  level: 'advice',
  description: 'A category has no norm, since its number has no order.',
  examples: [
    {
      bad: {
        'scores[1].formula': {
          kind: 'rules',
          cases: [
            {
              when: {
                all: [
                  { item: 'q3', from: 3 },
                  { item: 'q4', from: 3 },
                ],
              },
              value: 8,
            },
            { when: { item: 'q3', from: 3 }, value: 5 },
          ],
          otherwise: 2,
        },
        'scores[2].formula': { kind: 'sum', items: ['q1', 'q2', 'q3', 'q4'] },
        'examples[0].expected[1].value': 1,
      },
      good: { 'scores[1].report.bands[0].norm': null },
    },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ id, path, band }) => {
      const formula = instrument.scores.find((score) => score.id === id)?.formula;
      if (formula?.kind !== 'rules' || band.norm === null) return [];
      return [
        {
          path: `${path}.norm`,
          expected: `null, since "${id}" is a category`,
          actual: 'a norm',
          fix: 'Write null. The name of the category is shown instead of a percentile.',
        },
      ];
    }),
});
