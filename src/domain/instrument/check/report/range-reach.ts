import { reportCharts } from '../../charts.ts';
import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const rangeReach = defineContentRule({
  id: 'instrument/range-reach',
  level: 'error',
  description: 'The range of a chart is the possible range of the formula. A wider axis says why in "basis".',
  examples: [
    {
      bad: { 'scores[0].report.range': { min: 2, max: 10 } },
      good: { 'scores[0].report.range': { min: 2, max: 8 } },
    },
    {
      bad: { 'scores[0].report.range': { min: 0, max: 10 } },
      good: { 'scores[0].report.range.basis': 'All scores of the set are drawn from 0 to 10.' },
    },
    {
      bad: { 'scores[0].report.range': { min: 2, max: 6 } },
      good: { 'scores[0].report.range': { min: 2, max: 8 } },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { range, chart }, possible }) => {
      if (possible === null || !(range.min < range.max)) return [];
      // The displayed range may start at 0 although the minimum score is higher.
      const isBeyond =
        range.basis === undefined && (range.max > possible.max || range.min < Math.min(possible.min, 0));
      const isShort = !reportCharts[chart].clamps && (range.max < possible.max || range.min > possible.min);
      if (!isBeyond && !isShort) return [];
      return [
        {
          path: `${path}.range`,
          expected: isBeyond
            ? `a range of possible scores: the formula gives ${possible.min} to ${possible.max}`
            : `a range with all possible scores, ${possible.min} to ${possible.max}`,
          actual: `${range.min} to ${range.max}`,
          fix: `If the formula names the right items, write { "min": ${possible.min}, "max": ${possible.max} }; if the axis shall be wider, say why in "basis"; otherwise correct the formula.`,
        },
      ];
    }),
});
