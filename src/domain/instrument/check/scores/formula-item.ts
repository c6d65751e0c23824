import { isQuestion } from '../../questions.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';
import { listFormulaReferences } from './references.ts';

export const formulaItem = defineContentRule({
  id: 'instrument/formula-item',
  level: 'error',
  description: 'A score includes only questions, and none with "unscored": true.',
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
      ids.flatMap((id, n): RuleViolation[] => {
        const item = of === 'items' ? instrument.items.find((one) => one.id === id) : undefined;
        if (item === undefined) return [];
        if (!isQuestion(item))
          return [
            {
              path: pathOf(n),
              expected: 'a question',
              actual: `"${id}", an instruction`,
              fix: 'Remove it from the formula.',
            },
          ];
        if (!item.unscored) return [];
        return [
          {
            path: pathOf(n),
            expected: 'an item without "unscored": true',
            actual: `"${id}", which has "unscored": true`,
            fix: 'Remove it from the formula, or remove "unscored" from the item.',
          },
        ];
      }),
    ),
});
