import { listItemIds } from '../../../scoring/formulas/operands.ts';
import { isQuestion } from '../../questions.ts';
import { meaningRule } from '../rule.ts';

export const itemUnscored = meaningRule({
  id: 'instrument/item-unscored',
  level: 'error',
  says: 'Every item counts in a score, unless it says that it is "unscored".',
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
              expected: 'every item to count in a score',
              actual: `"${item.id}" in none`,
              fix: 'Name it in the items of a score, write "unscored": true, or take it out.',
            },
          ],
    );
  },
});
