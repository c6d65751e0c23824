import { listItemIds } from '../../../scoring/formulas/operands.ts';
import { recodeValue } from '../../../scoring/recode.ts';
import type { Instrument, Score } from '../../instrument.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';
import { formatValues, listItemValues } from './item-value-list.ts';

export const recodeRows = defineContentRule({
  id: 'instrument/recode-rows',
  level: 'error',
  description:
    'The rows of "recode" hold every value of the items of the score, each once, and only a score of items has them.',
  invalidates: 'formula',
  examples: [
    {
      bad: {
        'scores[4].recode': [
          { from: 1, to: 2, value: 0 },
          { from: 3, value: 1 },
        ],
      },
      good: { 'scores[4].recode[1].to': 4 },
    },
    {
      bad: {
        'scores[4].recode': [
          { from: 1, to: 3, value: 0 },
          { from: 3, to: 4, value: 1 },
        ],
      },
      good: { 'scores[4].recode[1].from': 4 },
    },
    {
      bad: { 'scores[2].recode': [{ from: 1, to: 4, value: 0 }] },
      good: { 'scores[2].recode': undefined },
    },
  ],
  check: (instrument) => instrument.scores.flatMap((score, at) => listViolations(instrument, score, at)),
});

function listViolations(instrument: Instrument, { formula, recode }: Score, at: number): RuleViolation[] {
  if (recode === undefined) return [];
  const path = `scores[${at}].recode`;
  const items = listItemIds(formula);
  if (items.length === 0)
    return [
      {
        path,
        expected: '"recode" only in a score of items',
        actual: `one in a score with the formula "${formula.kind}"`,
        fix: 'Remove it, or move it to the score of the items.',
      },
    ];
  const overlap = recode.findIndex(({ from, to = from }, n) =>
    recode.slice(0, n).some((row) => row.from <= to && (row.to ?? row.from) >= from),
  );
  if (overlap >= 0)
    return [
      {
        path: `${path}[${overlap}].from`,
        expected: 'values that no earlier row holds',
        actual: `${recode[overlap]?.from}, which is also in an earlier row`,
        fix: 'Let each value be in one row.',
      },
    ];
  const values = items.flatMap((id) => listItemValues(instrument, id));
  const missing = values.filter((value) => recodeValue(recode, value) === null);
  if (missing.length === 0) return [];
  return [
    {
      path,
      expected: 'a row for every value of its items',
      actual: `none for ${formatValues(missing)}`,
      fix: 'Add a row, or widen one with "to".',
    },
  ];
}
