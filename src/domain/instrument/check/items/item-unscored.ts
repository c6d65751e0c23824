import { listItemIds } from '../../../scoring/formulas/operands.ts';
import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

export const itemUnscored = defineContentRule({
  id: 'instrument/item-unscored',
  level: 'error',
  description: 'Every item is part of a score, unless it has "unscored": true.',
  invalidates: 'formula',
  examples: [
    {
      bad: { 'items[4]': { id: 'q5', text: 'I slept well.' } },
      good: { 'items[4]': undefined },
    },
  ],
  check: ({ items, scores }) => {
    const scored = new Set(scores.flatMap(({ formula }) => listItemIds(formula)));
    return items.flatMap((item, at) =>
      !isQuestion(item) || item.unscored || scored.has(item.id)
        ? []
        : [
            {
              path: `items[${at}]`,
              expected: 'every item in a score',
              actual: `"${item.id}" in none`,
              fix: 'Add it to the items of a score, write "unscored": true, or remove it.',
            },
          ],
    );
  },
});
