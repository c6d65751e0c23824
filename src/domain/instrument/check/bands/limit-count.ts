import { formatLimit, listSteps } from '../located.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';

export const limitCount = defineContentRule({
  id: 'instrument/limit-count',
  level: 'error',
  description:
    'In a list of levels or colours each entry has one limit, "upTo" or "below", and the last entry has none.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[1].levels[2]': { upTo: 8, is: 'High' } },
      good: { 'scores[0].report.bands[1].levels[2]': { is: 'High' } },
    },
    {
      bad: { 'scores[0].report.bands[1].levels[0]': { upTo: 4, below: 5, is: 'Low' } },
      good: { 'scores[0].report.bands[1].levels[0]': { upTo: 4, is: 'Low' } },
    },
  ],
  check: (instrument, known) =>
    listSteps(instrument, known).flatMap(({ path, steps }): RuleViolation[] => {
      if (steps.length === 0)
        return [
          { path, expected: 'at least one entry', actual: 'none', fix: 'Add an entry without a limit.' },
        ];
      return steps.flatMap((step, at): RuleViolation[] => {
        const given = [step.upTo, step.below].filter((limit) => limit !== undefined).length;
        const isLast = at === steps.length - 1;
        if (given === (isLast ? 0 : 1)) return [];
        const here = `${path}[${at}]`;
        if (isLast) {
          return [
            {
              path: here,
              expected: 'no limit in the last entry, which applies to the remaining scores',
              actual: formatLimit(step),
              fix: 'Remove its limit, or add a last entry without "upTo" and "below".',
            },
          ];
        }
        return [
          {
            path: here,
            expected: 'one limit, "upTo" or "below", in each entry before the last',
            actual: given === 0 ? 'none' : 'both',
            fix: given === 0 ? 'Add a limit, or move the entry to the end.' : 'Remove one of the two.',
          },
        ];
      });
    }),
});
