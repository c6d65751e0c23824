import { itemIdsOf } from '../../../scoring/formulas/operands.ts';
import { meaningRule } from '../rule.ts';

export const itemUnscored = meaningRule({
  id: 'instrument/item-unscored',
  level: 'error',
  says: 'Every item counts in a score.',
  spoils: 'formula',
  examples: [
    {
      bad: { 'items[4]': { id: 'q5', text: 'I slept well.' } },
      good: { 'items[4]': undefined },
    },
  ],
  check: ({ items, scores }) => {
    const scored = new Set(scores.flatMap(({ formula }) => itemIdsOf(formula)));
    return items.flatMap(({ id }, at) =>
      scored.has(id)
        ? []
        : [
            {
              path: `items[${at}]`,
              expected: 'every item to count in a score',
              actual: `"${id}" in none`,
              fix: 'Name it in the items of a score, or take it out.',
            },
          ],
    );
  },
});
