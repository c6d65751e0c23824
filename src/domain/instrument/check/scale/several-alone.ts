import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

export const severalAlone = defineContentRule({
  id: 'instrument/several-alone',
  level: 'error',
  description: 'A scale with several choices has at least two options that are not "alone".',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        scales: {
          places: {
            kind: 'several',
            options: [
              { code: 1, label: 'At home', alone: true },
              { code: 2, label: 'At work', alone: true },
              { code: 3, label: 'Nowhere', alone: true },
            ],
          },
        },
        'items[4]': { id: 'q5', text: 'Where were you at ease?', scale: 'places', unscored: true },
        'examples[0].answers[4]': [1],
      },
      good: {
        'scales.places.options[0].alone': undefined,
        'scales.places.options[1].alone': undefined,
      },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if (scale.kind !== 'several') return [];
      const together = scale.options.filter(({ alone }) => !alone).length;
      if (together > 1) return [];
      return [
        {
          path: `${path}.options`,
          expected: 'at least two options without "alone"',
          actual: together === 0 ? 'none' : 'one',
          fix: 'Keep "alone" for the option that excludes the others, such as "None of these"; for a single choice write "kind": "choice" without "alone".',
        },
      ];
    }),
});
