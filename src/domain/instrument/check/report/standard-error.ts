import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const standardError = defineContentRule({
  id: 'instrument/standard-error',
  level: 'error',
  description:
    'A standard error of measurement is above 0, and at most half as wide as the range of the scores.',
  examples: [
    {
      bad: { 'scores[0].report.standardError': { value: -1.5, basis: 'Study.' } },
      good: { 'scores[0].report.standardError': { value: 1.5, basis: 'Study.' } },
    },
    {
      bad: { 'scores[0].report.standardError': { value: 150, basis: 'Study.' } },
      good: { 'scores[0].report.standardError': { value: 1.5, basis: 'Study.' } },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { standardError: error, range } }) => {
      // The standard error cannot exceed the maximum standard deviation of the scores, half of the range.
      const widest = (range.max - range.min) / 2;
      if (error === undefined || !(widest > 0) || (error.value > 0 && error.value <= widest)) return [];
      return [
        {
          path: `${path}.standardError.value`,
          expected: `a number above 0, at most ${widest}`,
          actual: `${error.value}`,
          fix: 'Write it in score points, as in the study, or remove the key to compute it from the norm.',
        },
      ];
    }),
});
