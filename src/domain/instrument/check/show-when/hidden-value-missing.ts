import { listItemIds } from '../../../scoring/formulas/operands.ts';
import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

export const hiddenValueMissing = defineContentRule({
  id: 'instrument/hidden-value-missing',
  level: 'error',
  description: 'An item that may be hidden has a value for that case: a hidden item is not a missing answer.',
  invalidates: 'formula',
  examples: [{ bad: { 'items[3].showWhen': { item: 'q3', from: 2 } }, good: { 'items[3].hiddenValue': 1 } }],
  check: ({ items, scores }) =>
    items.flatMap((item, at) => {
      if (!isQuestion(item) || item.showWhen === undefined || item.hiddenValue !== undefined) return [];
      const score = scores.find(({ formula }) => listItemIds(formula).includes(item.id));
      if (score === undefined) return [];
      return [
        {
          path: `items[${at}]`,
          expected: `"hiddenValue", since "${score.id}" also includes "${item.id}" while it is hidden`,
          actual: 'none',
          fix: 'Write the value of the hidden item, as in the manual: often the lowest value, "hiddenValue": 0.',
        },
      ];
    }),
});
