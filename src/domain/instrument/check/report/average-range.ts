import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const averageRange = defineContentRule({
  id: 'instrument/average-range',
  level: 'error',
  description: 'The average is within the range of the chart.',
  examples: [
    { bad: { 'scores[0].report.average.value': 50 }, good: { 'scores[0].report.average.value': 5 } },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { average, range } }) =>
      average === undefined || (average.value >= range.min && average.value <= range.max)
        ? []
        : [
            {
              path: `${path}.average.value`,
              expected: `a number in the range of the chart, ${range.min} to ${range.max}`,
              actual: `${average.value}`,
              fix: 'Correct the average or the range.',
            },
          ],
    ),
});
