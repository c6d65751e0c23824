import type { Instrument, Score } from '../../instrument.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';
import { listCountedItems } from './counted-items.ts';

const rule = { atLeast: 1, rest: 'ownMean' };

export const missingRule = defineContentRule({
  id: 'instrument/missing-rule',
  level: 'error',
  description:
    'A rule for missing answers is only in a score of items, requires at most all of its items, and only in a questionnaire that allows missing answers.',
  invalidates: 'scores',
  examples: [
    {
      bad: { allowsMissing: true, 'scores[0].missing': rule, 'scores[2].missing': rule },
      good: { 'scores[2].missing': undefined },
    },
    {
      bad: { allowsMissing: true, 'scores[0].missing': { ...rule, atLeast: 3 } },
      good: { 'scores[0].missing.atLeast': 1 },
    },
    { bad: { 'scores[0].missing': rule }, good: { allowsMissing: true } },
    {
      bad: {
        allowsMissing: true,
        'scores[4].formula': { kind: 'weightedSum', items: ['q3', 'q4'], weights: [1, 2] },
        'scores[4].missing': { atLeast: 1, rest: 'leftOut' },
      },
      good: { 'scores[4].missing.rest': 'ownMean' },
    },
  ],
  check: (instrument) => instrument.scores.flatMap((score, at) => listViolations(instrument, score, at)),
});

function listViolations(
  { allowsMissing }: Instrument,
  { formula, missing }: Score,
  at: number,
): RuleViolation[] {
  if (missing === undefined) return [];
  const path = `scores[${at}].missing`;
  const items = listCountedItems(formula);
  if (items.length === 0)
    return [
      {
        path,
        expected: 'a rule for missing answers only in a score of items',
        actual: `one in a score with the formula "${formula.kind}"`,
        fix: 'Move it to the scores that sum the items.',
      },
    ];
  if (!allowsMissing)
    return [
      {
        path,
        expected: '"allowsMissing": true, since otherwise no answer can be missing',
        actual: '"allowsMissing": false',
        fix: 'Write "allowsMissing": true, or remove the rule.',
      },
    ];
  if (missing.atLeast > items.length)
    return [
      {
        path: `${path}.atLeast`,
        expected: `at most ${items.length}, the number of its items`,
        actual: `${missing.atLeast}`,
        fix: 'Write the minimum number of answered items.',
      },
    ];
  if (formula.kind !== 'weightedSum' || missing.rest !== 'leftOut') return [];
  return [
    {
      path: `${path}.rest`,
      expected: '"ownMean" in a weighted sum, since each weight belongs to an item',
      actual: '"leftOut"',
      fix: 'Write "ownMean", or remove the rule: the score is then not calculated if an answer is missing.',
    },
  ];
}
