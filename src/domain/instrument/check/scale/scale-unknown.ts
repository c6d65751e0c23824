import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

export const scaleUnknown = defineContentRule({
  id: 'instrument/scale-unknown',
  level: 'error',
  description: 'The scale of an item exists in "scales".',
  invalidates: 'scores',
  examples: [{ bad: { 'items[0].scale': 'pain' }, good: { 'items[0].scale': undefined } }],
  check: ({ items, scales = {} }) =>
    items.flatMap((item, at) => {
      const name = isQuestion(item) ? item.scale : undefined;
      if (name === undefined || scales[name]) return [];
      const known = Object.keys(scales);
      return [
        {
          path: `items[${at}].scale`,
          expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a scale of "scales"',
          actual: `"${name}"`,
          fix: `Correct the name, add the scale "${name}" to "scales", or remove the key to use the default scale.`,
        },
      ];
    }),
});
