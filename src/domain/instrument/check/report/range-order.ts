import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const rangeOrder = defineContentRule({
  id: 'instrument/range-order',
  level: 'error',
  description: 'The minimum of a range is below its maximum.',
  examples: [
    {
      bad: { 'scores[0].report.range': { min: 8, max: 2 } },
      good: { 'scores[0].report.range': { min: 2, max: 8 } },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known)
      .filter(({ report: { range } }) => !(range.min < range.max))
      .map(({ path, report: { range } }) => ({
        path: `${path}.range`,
        expected: 'min below max',
        actual: `${range.min} to ${range.max}`,
        fix: 'Correct "min" or "max".',
      })),
});
