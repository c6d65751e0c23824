import { meaningRule } from '../rule.ts';
import { normalizeText } from '../duplicates.ts';

export const endsAlike = meaningRule({
  id: 'instrument/ends-alike',
  level: 'error',
  says: 'The two ends of a slider say different things.',
  examples: [
    { sample: 'pairs', bad: { 'items[0].right': 'q1 left' }, good: { 'items[0].right': 'q1 right' } },
  ],
  check: ({ items }) =>
    items.flatMap((item, at) =>
      'left' in item && normalizeText(item.left) === normalizeText(item.right)
        ? [
            {
              path: `items[${at}].right`,
              expected: 'another statement than at the left end',
              actual: `"${item.right}" at both ends`,
              fix: 'Write the opposite of the left statement.',
            },
          ]
        : [],
    ),
});
