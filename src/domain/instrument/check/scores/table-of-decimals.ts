import { meaningRule } from '../rule.ts';

export const tableOfDecimals = meaningRule({
  id: 'instrument/table-of-decimals',
  level: 'error',
  says: 'A table is read with a whole number: the score that it names has no decimal places.',
  spoils: 'formula',
  examples: [
    {
      bad: {
        'scores[0].decimals': 1,
        'scores[4].formula': { kind: 'table', score: 'calm', rows: [{ from: 2, to: 8, value: 50 }] },
      },
      good: { 'scores[0].decimals': 0 },
    },
  ],
  check: ({ scores }) =>
    scores.flatMap(({ formula }, at) => {
      if (formula.kind !== 'table') return [];
      const raw = scores.find(({ id }) => id === formula.score);
      if (raw === undefined || raw.decimals === 0) return [];
      return [
        {
          path: `scores[${at}].formula.score`,
          expected: 'a score with "decimals": 0, since the rows of a table are whole numbers',
          actual: `"${raw.id}" with ${raw.decimals}`,
          fix: `Write "decimals": 0 in "${raw.id}", or name another score.`,
        },
      ];
    }),
});
