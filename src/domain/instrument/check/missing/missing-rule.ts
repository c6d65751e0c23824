import type { Instrument, Score } from '../../instrument.ts';
import { type Flaw, meaningRule } from '../rule.ts';
import { listCountedItems } from './counted-items.ts';

const rule = { atLeast: 1, rest: 'ownMean' };

export const missingRule = meaningRule({
  id: 'instrument/missing-rule',
  level: 'error',
  says: 'A rule for missing answers stands where it can be used: in a score that counts items, with no more answers than there are items, in a questionnaire that allows gaps.',
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
  check: (instrument) => instrument.scores.flatMap((score, at) => listFlaws(instrument, score, at)),
});

function listFlaws({ allowsMissing }: Instrument, { formula, missing }: Score, at: number): Flaw[] {
  if (missing === undefined) return [];
  const path = `scores[${at}].missing`;
  const items = listCountedItems(formula);
  if (items.length === 0)
    return [
      {
        path,
        expected: 'a rule for missing answers only in a score that counts items',
        actual: `one beside the formula "${formula.kind}"`,
        fix: 'Take it out here, and write it into the scores that count the items.',
      },
    ];
  if (!allowsMissing)
    return [
      {
        path,
        expected: '"allowsMissing": true, without which no answer can be missing',
        actual: '"allowsMissing": false',
        fix: 'Write "allowsMissing": true, or take the rule out.',
      },
    ];
  if (missing.atLeast > items.length)
    return [
      {
        path: `${path}.atLeast`,
        expected: `at most ${items.length}, the number of its items`,
        actual: `${missing.atLeast}`,
        fix: 'Write how many of its items must be answered.',
      },
    ];
  if (formula.kind !== 'weightedSum' || missing.rest !== 'leftOut') return [];
  return [
    {
      path: `${path}.rest`,
      expected: '"ownMean" in a weighted sum, since each weight belongs to an item',
      actual: '"leftOut"',
      fix: 'Write "ownMean", or take the rule out: the score is then not calculated with a gap.',
    },
  ];
}
