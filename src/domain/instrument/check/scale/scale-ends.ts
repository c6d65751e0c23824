import { getNumericRange } from '../../../answers/codes.ts';
import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

const pain = { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'Worst pain' };
const asked = { id: 'q5', text: 'How strong is the pain?', scale: 'pain', unscored: true };

export const scaleEnds = defineContentRule({
  id: 'instrument/scale-ends',
  level: 'error',
  description:
    'The minimum of a numeric scale is below its maximum, and the steps of a line end at its maximum.',
  invalidates: 'scores',
  examples: [
    {
      bad: { scales: { pain: { ...pain, min: 10 } }, 'items[4]': asked, 'examples[0].answers[4]': 10 },
      good: { 'scales.pain.min': 0 },
    },
    {
      bad: {
        scales: { pain: { kind: 'analogue', low: 'None', high: 'Worst', step: 15 } },
        'items[4]': asked,
        'examples[0].answers[4]': 0,
      },
      good: { 'scales.pain.step': 20 },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if (!('min' in scale || 'max' in scale || 'step' in scale)) return [];
      const { min, max } = getNumericRange(scale);
      const step = 'step' in scale ? (scale.step ?? 1) : 1;
      if (min < max && (max - min) % step !== 0)
        return [
          {
            path: `${path}.step`,
            expected: `a step that divides ${max - min}, the length of the line`,
            actual: `${step}`,
            fix: 'Correct "step", "min" or "max".',
          },
        ];
      if (min < max) return [];
      return [
        {
          path: `${path}.max`,
          expected: `a number above ${min}, the minimum`,
          actual: `${max}`,
          fix: 'Correct "min" or "max".',
        },
      ];
    }),
});
