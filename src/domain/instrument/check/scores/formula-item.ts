import { isQuestion } from '../../questions.ts';
import { type Flaw, meaningRule } from '../rule.ts';
import { listFormulaReferences } from './references.ts';

export const formulaItem = meaningRule({
  id: 'instrument/formula-item',
  level: 'error',
  says: 'A score counts items that are answered, and none that says of itself that it is "unscored".',
  invalidates: 'formula',
  examples: [
    { bad: { 'items[0].unscored': true }, good: { 'items[0].unscored': undefined } },
    {
      bad: {
        'items[3]': { id: 'part2', heading: 'Meals', instruction: 'Now think of meals.' },
        'items[4]': { id: 'q4', text: 'I enjoyed a meal.' },
        'scores[1].formula.items[2]': 'part2',
      },
      good: { 'scores[1].formula.items[2]': undefined },
    },
  ],
  check: (instrument) =>
    listFormulaReferences(instrument).flatMap(({ of, ids, pathOf }) =>
      ids.flatMap((id, n): Flaw[] => {
        const item = of === 'items' ? instrument.items.find((one) => one.id === id) : undefined;
        if (item === undefined) return [];
        if (!isQuestion(item))
          return [
            {
              path: pathOf(n),
              expected: 'an item that is answered',
              actual: `"${id}", a screen of instruction`,
              fix: 'Take it out of the formula.',
            },
          ];
        if (!item.unscored) return [];
        return [
          {
            path: pathOf(n),
            expected: 'an item that counts',
            actual: `"${id}", which says "unscored": true`,
            fix: 'Take it out of the formula, or take "unscored" out of the item.',
          },
        ];
      }),
    ),
});
