import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

export const hiddenValueUnused = defineContentRule({
  id: 'instrument/hidden-value-unused',
  level: 'advice',
  description: 'Only an item that may be hidden has a "hiddenValue".',
  examples: [{ bad: { 'items[3].hiddenValue': 1 }, good: { 'items[3].hiddenValue': undefined } }],
  check: ({ items }) =>
    items.flatMap((item, at) => {
      if (!isQuestion(item) || item.hiddenValue === undefined) return [];
      if (item.showWhen !== undefined && !item.unscored) return [];
      return [
        {
          path: `items[${at}].hiddenValue`,
          expected: '"hiddenValue" only on an item with "showWhen" that is part of a score',
          actual: item.showWhen === undefined ? 'an item that is always shown' : 'an item that is "unscored"',
          fix: 'Remove it, or add "showWhen" to the item.',
        },
      ];
    }),
});
