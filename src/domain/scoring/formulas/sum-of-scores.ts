import { sumFractions } from '../fraction.ts';
import { formula, scoreIds } from './formula.ts';
import { added } from './number-words.ts';
import { sumOfRanges } from './ranges.ts';

/** The sum of preceding scores. */
export const sumOfScores = formula({
  label: 'sum of earlier scores',
  description: 'The sum of other scores.',
  keys: { scores: scoreIds },
  value: ({ scores }) => sumFractions(scores),
  inNumbers: ({ scores }) => added(scores),
  range: ({ scores }) => sumOfRanges(scores),
  words: ({ scores }, the) => `${the}sum of ${scores}`,
});
