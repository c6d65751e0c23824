import type { FractionRange } from '../../../scoring/formulas/formula.ts';
import { formulas } from '../../../scoring/formulas/index.ts';
import { resolveOperands } from '../../../scoring/formulas/operands.ts';
import { computeQuestionRange } from '../../../scoring/item-values.ts';
import { computeExactRanges } from '../../../scoring/possible-range.ts';
import type { Instrument } from '../../instrument.ts';
import { listQuestions } from '../../questions.ts';
import { type RuleContext, defineContentRule } from '../rule.ts';

export const formulaParameters = defineContentRule({
  id: 'instrument/formula-parameters',
  level: 'error',
  description:
    'The parameters of a formula match its items and scores: one weight per item, and a table without gaps that includes all possible scores.',
  invalidates: 'formula',
  examples: [
    {
      bad: { 'scores[4].formula': { kind: 'weightedSum', items: ['q3', 'q4'], weights: [1] } },
      good: { 'scores[4].formula.weights': [1, 2] },
    },
    {
      bad: { 'scores[4].formula': { kind: 'countFrom', items: ['q3', 'q4'] } },
      good: { 'scores[4].formula.from': 3 },
    },
    {
      bad: { 'scores[4].formula': { kind: 'linear', score: 'joy', a: 10, b: 0 } },
      good: { 'scores[4].formula.b': 2 },
    },
    {
      bad: {
        'scores[4].formula': {
          kind: 'table',
          score: 'joy',
          rows: [
            { from: 2, to: 4, value: 30 },
            { from: 6, to: 8, value: 50 },
          ],
        },
      },
      good: { 'scores[4].formula.rows[1].from': 5 },
    },
    {
      bad: {
        'scores[4].formula': {
          kind: 'table',
          score: 'joy',
          rows: [
            { from: 2, to: 4, value: 30 },
            { from: 5, to: 7, value: 50 },
          ],
        },
      },
      good: { 'scores[4].formula.rows[1].to': 8 },
    },
  ],
  check: (instrument, known) => {
    const range = createRangeReader(instrument, known);
    return instrument.scores.flatMap(({ formula }, at) => {
      const problems = formulas[formula.kind].findProblems?.(formula, resolveOperands(formula, range)) ?? [];
      return problems.map(({ path, ...problem }) => ({
        ...problem,
        path: path === '' ? `scores[${at}].formula` : `scores[${at}].formula.${path}`,
      }));
    });
  },
});

/** The ranges of items and scores; undefined for a score with an invalid formula, which is reported elsewhere. */
function createRangeReader(instrument: Instrument, { ranges }: RuleContext) {
  const scores = computeExactRanges(instrument);
  const items = new Map(
    listQuestions(instrument).map((one) => [one.id, computeQuestionRange(instrument, one)]),
  );
  return (id: string, of: 'items' | 'scores'): FractionRange | undefined => {
    if (of === 'items') return items.get(id);
    return ranges.has(id) ? scores.get(id) : undefined;
  };
}
