import type { Instrument } from '../../instrument.ts';
import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';
import { listComparisons } from './comparisons.ts';
import { findConditionCycle } from './condition-circle.ts';

export const conditionLater = defineContentRule({
  id: 'instrument/condition-later',
  level: 'error',
  description:
    'A condition refers to an earlier item in the file; in a shuffled questionnaire to one of an earlier block, since the order within a block is random.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'items[2].showWhen': { item: 'q4', from: 2 }, 'items[2].hiddenValue': 1 },
      good: { 'items[2].showWhen.item': 'q1' },
    },
    {
      bad: {
        'presentation.order': 'shuffled',
        'items[3].showWhen': { item: 'q1', from: 2 },
        'items[3].hiddenValue': 1,
      },
      good: { 'presentation.order': 'fixed' },
    },
  ],
  check: (instrument) => {
    const { items, presentation } = instrument;
    const isShuffled = presentation.order === 'shuffled';
    return listComparisons(instrument).flatMap(({ itemPath, at, comparison: { item } }) => {
      const asked = items.findIndex(({ id }) => id === item);
      if (asked < 0 || findConditionCycle(instrument, at)) return [];
      if (asked > at)
        return [
          {
            path: itemPath,
            expected: 'an earlier item',
            actual: `"${item}", which is a later item`,
            fix: 'Move one of the two items, or refer to an earlier one.',
          },
        ];
      if (!isShuffled || getBlock(instrument, asked) !== getBlock(instrument, at)) return [];
      return [
        {
          path: itemPath,
          expected: 'an item of an earlier block, since items within a block are shuffled',
          actual: `"${item}" of the same block`,
          fix: 'Put an instruction between the two items, or write "order": "fixed".',
        },
      ];
    });
  },
});

/** The block of an item: the number of instructions before it. */
function getBlock({ items }: Pick<Instrument, 'items'>, at: number): number {
  return items.slice(0, at).filter((item) => !isQuestion(item)).length;
}
