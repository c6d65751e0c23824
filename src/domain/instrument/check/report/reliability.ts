import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const reliability = defineContentRule({
  id: 'instrument/reliability',
  level: 'error',
  description: 'A reliability is a number from 0 to 1.',
  examples: [
    {
      bad: { 'scores[0].report.reliability.value': 80 },
      good: { 'scores[0].report.reliability.value': 0.8 },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report }) => {
      const value = report.reliability?.value;
      if (value === undefined || (value >= 0 && value <= 1)) return [];
      return [
        {
          path: `${path}.reliability.value`,
          expected: 'a number from 0 to 1',
          actual: `${value}`,
          fix: 'Write 0.8 for 80 percent, or null if changes are not evaluated.',
        },
      ];
    }),
});
