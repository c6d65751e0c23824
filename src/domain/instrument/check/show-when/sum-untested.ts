import { findVisibleItems } from '../../../answers/visible-items.ts';
import type { AnswerCondition } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';

const shown = { 'items[3].hiddenValue': 1 };

export const sumUntested = defineContentRule({
  id: 'instrument/sum-untested',
  level: 'error',
  description:
    'An item that depends on the score so far has a limit, is shown in one worked example and hidden in another.',
  examples: [
    {
      bad: { ...shown, 'items[3].showWhen': { sumOf: ['q1', 'q3'], from: 9 } },
      good: { 'items[3].showWhen': undefined, 'items[3].hiddenValue': undefined },
    },
  ],
  check: (instrument) => {
    const { items, examples } = instrument;
    const visible = examples.map(({ answers }) => findVisibleItems(instrument, answers));
    return items.flatMap(({ id, showWhen }, at) => {
      if (showWhen === undefined || !hasSum(showWhen)) return [];
      const states = new Set(visible.map((list) => list[at]));
      if (states.size > 1) return [];
      return [
        {
          path: `items[${at}].showWhen`,
          expected: `worked examples on both sides: one that shows "${id}", and one that does not`,
          actual: states.has(true) ? 'it is always shown' : 'it is never shown',
          fix: 'Add a worked example on the other side, or correct the limits of the sum.',
        },
      ];
    });
  },
});

function hasSum(condition: AnswerCondition): boolean {
  if ('all' in condition) return condition.all.some(hasSum);
  if ('any' in condition) return condition.any.some(hasSum);
  if ('not' in condition) return hasSum(condition.not);
  return 'sumOf' in condition;
}
