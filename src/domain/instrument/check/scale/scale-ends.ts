import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

const pain = { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'Worst pain' };
const asked = { id: 'q5', text: 'How strong is the pain?', scale: 'pain', unscored: true };

export const scaleEnds = defineContentRule({
  id: 'instrument/scale-ends',
  level: 'error',
  description: 'The minimum of a rating or number scale is below its maximum.',
  invalidates: 'scores',
  examples: [
    {
      bad: { scales: { pain: { ...pain, min: 10 } }, 'items[4]': asked, 'examples[0].answers[4]': 10 },
      good: { 'scales.pain.min': 0 },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if ((scale.kind !== 'rating' && scale.kind !== 'number') || scale.min < scale.max) return [];
      return [
        {
          path: `${path}.max`,
          expected: `a number above ${scale.min}, the minimum`,
          actual: `${scale.max}`,
          fix: 'Correct "min" or "max".',
        },
      ];
    }),
});
