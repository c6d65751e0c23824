import { reportCharts } from '../../charts.ts';
import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const scaleMissing = defineContentRule({
  id: 'instrument/scale-missing',
  level: 'error',
  description: 'A chart with a scale has "tickStep"; "ratio", one bar against the average, has "average".',
  examples: [
    {
      bad: { 'scores[0].report.tickStep': undefined },
      good: { 'scores[0].report.tickStep': 1 },
    },
    {
      bad: { 'scores[0].report.chart': 'ratio', 'scores[0].report.average': undefined },
      good: { 'scores[0].report.average': { value: 5, basis: 'Assumed.' } },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known)
      .filter(({ report: { chart } }) => reportCharts[chart].isScale)
      .flatMap(({ path, report }) =>
        (report.chart === 'ratio' ? (['tickStep', 'average'] as const) : (['tickStep'] as const))
          .filter((key) => report[key] === undefined)
          .map((key) => ({
            path: `${path}.${key}`,
            expected: `a value, which the chart "${report.chart}" needs`,
            actual: 'none',
            fix: 'Add it, or use the chart "levels", which has no scale.',
          })),
      ),
});
