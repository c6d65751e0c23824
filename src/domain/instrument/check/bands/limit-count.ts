import { formatLimit, listSteps } from '../located.ts';
import { type Flaw, meaningRule } from '../rule.ts';

export const limitCount = meaningRule({
  id: 'instrument/limit-count',
  level: 'error',
  says: 'In a list of levels or colours every line has one limit, "upTo" or "below", and the last has none.',
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
    listSteps(instrument, known).flatMap(({ path, steps }): Flaw[] => {
      if (steps.length === 0)
        return [
          { path, expected: 'at least one line', actual: 'none', fix: 'Write the open line at least.' },
        ];
      return steps.flatMap((step, at): Flaw[] => {
        const given = [step.upTo, step.below].filter((limit) => limit !== undefined).length;
        const isLast = at === steps.length - 1;
        if (given === (isLast ? 0 : 1)) return [];
        const here = `${path}[${at}]`;
        if (isLast) {
          return [
            {
              path: here,
              expected: 'no limit on the last line, so that it takes the rest',
              actual: formatLimit(step),
              fix: 'Take its limit out, or add a last line without "upTo" and "below".',
            },
          ];
        }
        return [
          {
            path: here,
            expected: 'one limit, "upTo" or "below", on every line before the last',
            actual: given === 0 ? 'none' : 'both',
            fix: given === 0 ? 'Give the line its limit, or move it to the end.' : 'Take one of the two out.',
          },
        ];
      });
    }),
});
