import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

const pain = { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'Worst pain' };

export const scaleUnused = defineContentRule({
  id: 'instrument/scale-unused',
  level: 'advice',
  description: 'Each scale of "scales" is used by an item.',
  examples: [{ bad: { scales: { pain } }, good: { scales: undefined } }],
  check: ({ items, scales = {} }) => {
    const used = items.flatMap((item) => (isQuestion(item) ? (item.scale ?? []) : []));
    return Object.keys(scales)
      .filter((name) => !used.includes(name))
      .map((name) => ({
        path: `scales.${name}`,
        expected: 'an item with this scale',
        actual: 'none',
        fix: `Add "scale": "${name}" to the items of this scale, or remove the scale.`,
      }));
  },
});
