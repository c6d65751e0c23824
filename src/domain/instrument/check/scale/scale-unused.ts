import { isQuestion } from '../../questions.ts';
import { meaningRule } from '../rule.ts';

const pain = { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'Worst pain' };

export const scaleUnused = meaningRule({
  id: 'instrument/scale-unused',
  level: 'advice',
  says: 'Each scale under "scales" is named by some item.',
  examples: [{ bad: { scales: { pain } }, good: { scales: undefined } }],
  check: ({ items, scales = {} }) => {
    const used = items.flatMap((item) => (isQuestion(item) ? (item.scale ?? []) : []));
    return Object.keys(scales)
      .filter((name) => !used.includes(name))
      .map((name) => ({
        path: `scales.${name}`,
        expected: 'an item that is answered on this scale',
        actual: 'none',
        fix: `Write "scale": "${name}" into the items that are meant, or take the scale out.`,
      }));
  },
});
