import { listBands } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const normMean = defineContentRule({
  id: 'instrument/norm-mean',
  level: 'error',
  description: 'The mean of a norm is within the possible scores.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[0].norm.mean': 50 },
      good: { 'scores[0].report.bands[0].norm.mean': 5 },
    },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, band: { norm }, possible }) => {
      if (!norm || !possible || (norm.mean >= possible.min && norm.mean <= possible.max)) return [];
      return [
        {
          path: `${path}.norm.mean`,
          expected: `a mean within the possible scores, ${possible.min} to ${possible.max}`,
          actual: `${norm.mean}`,
          fix: 'Correct the mean.',
        },
      ];
    }),
});
