import { listBands } from '../located.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';

export const percentileTable = defineContentRule({
  id: 'instrument/percentile-table',
  level: 'error',
  description: 'A percentile table starts at the minimum score and is ascending.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        'scores[0].report.bands[0].norm.percentiles': [
          { score: 4, percentile: 20 },
          { score: 8, percentile: 98 },
        ],
      },
      good: {
        'scores[0].report.bands[0].norm.percentiles': [
          { score: 2, percentile: 5 },
          { score: 4, percentile: 20 },
          { score: 8, percentile: 98 },
        ],
      },
    },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, band: { norm }, possible }) => {
      const table = norm?.percentiles ?? [];
      const here = `${path}.norm.percentiles`;
      const violations = table.flatMap(({ score, percentile }, at): RuleViolation[] => {
        const before = table[at - 1];
        const ascends = !before || score > before.score;
        if (ascends && percentile >= 0 && percentile <= 100) return [];
        return [
          {
            path: `${here}[${at}]`,
            expected: 'ascending scores, and percentiles from 0 to 100',
            actual: `score ${score}, percentile ${percentile}`,
            fix: 'Put the table in ascending order.',
          },
        ];
      });
      const first = table[0];
      if (!first || !possible || first.score <= possible.min) return violations;
      const start: RuleViolation = {
        path: `${here}[0].score`,
        expected: `${possible.min}, the minimum possible score, in the first entry`,
        actual: `${first.score}`,
        fix: 'Add an entry for the minimum score.',
      };
      return [...violations, start];
    }),
});
