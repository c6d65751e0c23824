import type { Step } from '../../instrument.ts';
import { listBands } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const coloursAgree = defineContentRule({
  id: 'instrument/colours-agree',
  level: 'error',
  description: 'Levels and colours have the same limits, unless "coloursException" gives a reason.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[0].colours[0].upTo': 4 },
      good: { 'scores[0].report.bands[0].colours[0].upTo': 3 },
    },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, band: { levels, colours, coloursException } }) => {
      const [ofLevels, ofColours] = [formatCuts(levels), formatCuts(colours ?? [])];
      if (coloursException || ofLevels === '' || ofColours === '' || ofLevels === ofColours) return [];
      return [
        {
          path: `${path}.colours`,
          expected: `the limits of the levels, ${ofLevels}`,
          actual: ofColours,
          fix: 'Use the same limits, or write the reason in "coloursException".',
        },
      ];
    }),
});

/** The limits of a threshold list, in order; '' if there is none. */
function formatCuts(steps: readonly Step<unknown>[]): string {
  return steps.flatMap(({ upTo, below }) => upTo ?? below ?? []).join(', ');
}
