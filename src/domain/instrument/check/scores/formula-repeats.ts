import { defineContentRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';
import { listFormulaReferences } from './references.ts';

export const formulaRepeats = defineContentRule({
  id: 'instrument/formula-repeats',
  level: 'error',
  description: 'A formula includes each item or score once.',
  invalidates: 'formula',
  examples: [
    {
      bad: { 'scores[0].formula.items[2]': 'q1' },
      good: { 'scores[0].formula.items[2]': undefined },
    },
  ],
  check: (instrument) =>
    listFormulaReferences(instrument).flatMap(({ ids, pathOf }) =>
      findDuplicateIndexes(ids).map((at) => ({
        path: pathOf(at),
        expected: 'each id once',
        actual: `"${ids[at]}" twice in this score`,
        fix: 'Remove one of the two.',
      })),
    ),
});
