import { defineContentRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';

export const itemId = defineContentRule({
  id: 'instrument/item-id',
  level: 'error',
  description: 'The ids of items are unique.',
  invalidates: 'scores',
  examples: [{ bad: { 'items[1].id': 'q1' }, good: { 'items[1].id': 'q2' } }],
  check: ({ items }) => {
    const ids = items.map(({ id }) => id);
    return findDuplicateIndexes(ids).map((at) => ({
      path: `items[${at}].id`,
      expected: 'an id that no other item has',
      actual: `"${ids[at]}" twice`,
      fix: 'Give each item its own id.',
    }));
  },
});
