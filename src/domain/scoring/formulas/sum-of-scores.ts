import { sumFractions } from '../fraction.ts';
import { formula, scoreIds } from './formula.ts';
import { formatSum } from './format-number.ts';
import { sumRanges } from './ranges.ts';

/** The sum of preceding scores. */
export const sumOfScores = formula({
  label: 'sum of earlier scores',
  description: 'The sum of other scores.',
  keys: { scores: scoreIds },
  value: ({ scores }) => sumFractions(scores),
  inNumbers: ({ scores }) => formatSum(scores),
  range: ({ scores }) => sumRanges(scores),
  words: ({ scores }, the) => `${the}sum of ${scores}`,
});
