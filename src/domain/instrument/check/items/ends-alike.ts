import { defineContentRule } from '../rule.ts';
import { normalizeText } from '../duplicates.ts';

export const endsAlike = defineContentRule({
  id: 'instrument/ends-alike',
  level: 'error',
  description: 'The two statements of a bipolar item differ.',
  examples: [
    { sample: 'pairs', bad: { 'items[0].right': 'q1 left' }, good: { 'items[0].right': 'q1 right' } },
  ],
  check: ({ items }) =>
    items.flatMap((item, at) =>
      'left' in item && normalizeText(item.left) === normalizeText(item.right)
        ? [
            {
              path: `items[${at}].right`,
              expected: 'a statement other than the left one',
              actual: `"${item.right}" at both ends`,
              fix: 'Write the opposite of the left statement.',
            },
          ]
        : [],
    ),
});
