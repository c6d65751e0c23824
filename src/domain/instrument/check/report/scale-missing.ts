import { charts } from '../../charts.ts';
import { listReports } from '../located.ts';
import { meaningRule } from '../rule.ts';

export const scaleMissing = meaningRule({
  id: 'instrument/scale-missing',
  level: 'error',
  says: 'A chart that draws a scale has its ticks and its average.',
  examples: [
    {
      bad: { 'scores[0].report.average': undefined },
      good: { 'scores[0].report.average': { value: 5, basis: 'Assumed.' } },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known)
      .filter(({ report: { chart } }) => charts[chart].isScale)
      .flatMap(({ path, report }) =>
        (['tickStep', 'average'] as const)
          .filter((key) => report[key] === undefined)
          .map((key) => ({
            path: `${path}.${key}`,
            expected: `a value: the chart "${report.chart}" draws it`,
            actual: 'none',
            fix: 'Write it, or take the chart "levels", which names levels alone.',
          })),
      ),
});
