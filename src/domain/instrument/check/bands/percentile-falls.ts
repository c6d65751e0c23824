import { listBands } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const percentileFalls = defineContentRule({
  id: 'instrument/percentile-falls',
  level: 'error',
  description: 'In a percentile table, no percentile falls while the score rises.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        'scores[0].report.bands[0].norm.percentiles': [
          { score: 2, percentile: 5 },
          { score: 4, percentile: 42 },
          { score: 6, percentile: 24 },
          { score: 8, percentile: 98 },
        ],
      },
      good: { 'scores[0].report.bands[0].norm.percentiles[2].percentile': 42 },
    },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, band: { norm } }) => {
      const table = norm?.percentiles ?? [];
      return table.flatMap(({ score, percentile }, at) => {
        const before = table[at - 1];
        if (!before || score <= before.score || percentile >= before.percentile) return [];
        return [
          {
            path: `${path}.norm.percentiles[${at}].percentile`,
            expected: `at least ${before.percentile}, the percentile of the lower score ${before.score}`,
            actual: `${percentile} at the score ${score}`,
            fix: `Compare both with the manual. Write at least ${before.percentile} here, or at most ${percentile} at the score ${before.score}.`,
          },
        ];
      });
    }),
});
