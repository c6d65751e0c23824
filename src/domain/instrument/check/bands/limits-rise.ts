import { formatLimit, listSteps } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const limitsRise = defineContentRule({
  id: 'instrument/limits-rise',
  level: 'error',
  description: 'The limits of levels and colours are ascending.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[0].levels[1].upTo': 2 },
      good: { 'scores[0].report.bands[0].levels[1].upTo': 6 },
    },
  ],
  check: (instrument, known) =>
    listSteps(instrument, known).flatMap(({ path, steps }) =>
      steps.flatMap((step, at) => {
        const before = steps[at - 1];
        const [limit, last] = [step.upTo ?? step.below, before?.upTo ?? before?.below];
        if (limit === undefined || last === undefined || limit > last) return [];
        // "below 5", then "up to 5": the second line matches exactly 5.
        if (limit === last && before?.below !== undefined && step.upTo !== undefined) return [];
        return [
          {
            path: `${path}[${at}]`,
            expected: `a limit above ${last}, that of the preceding entry`,
            actual: formatLimit(step),
            fix: 'Put the limits in ascending order.',
          },
        ];
      }),
    ),
});
