import { formatLimit, listSteps } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const limitsRange = defineContentRule({
  id: 'instrument/limits-range',
  level: 'error',
  description: 'The limits of levels and colours are possible scores.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        'scores[0].report.bands[0].levels[1].upTo': 60,
        'scores[0].report.bands[0].colours[1].upTo': 60,
      },
      good: {
        'scores[0].report.bands[0].levels[1].upTo': 6,
        'scores[0].report.bands[0].colours[1].upTo': 6,
      },
    },
  ],
  check: (instrument, known) =>
    listSteps(instrument, known).flatMap(({ path, steps, possible }) =>
      steps.flatMap((step, at) => {
        const limit = step.upTo ?? step.below;
        if (limit === undefined || possible === null) return [];
        if (limit >= possible.min && limit <= possible.max) return [];
        return [
          {
            path: `${path}[${at}]`,
            expected: `a limit within the possible scores, ${possible.min} to ${possible.max}`,
            actual: formatLimit(step),
            fix: 'Correct the limit.',
          },
        ];
      }),
    ),
});
