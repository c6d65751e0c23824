import { defineContentRule } from '../rule.ts';
import { listFormulaReferences } from './references.ts';

export const formulaEmpty = defineContentRule({
  id: 'instrument/formula-empty',
  level: 'error',
  description: 'A formula refers to at least one item or score.',
  invalidates: 'formula',
  examples: [{ bad: { 'scores[4].formula.items': [] }, good: { 'scores[4].formula.items': ['q3', 'q4'] } }],
  check: (instrument) =>
    listFormulaReferences(instrument)
      // Conditions may refer to items only or to scores only; the schema requires one of them.
      .filter(({ ids, isNested }) => ids.length === 0 && !isNested)
      .map(({ path }) => ({
        path,
        expected: 'at least one id',
        actual: 'none',
        fix: 'Add the items or scores of the formula.',
      })),
});
