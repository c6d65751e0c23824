import { sumFractions } from '../fraction.ts';
import { defineFormula, scoreListOperand } from './formula.ts';
import { formatSum } from './format-number.ts';
import { sumRanges } from './ranges.ts';

/** The sum of preceding scores. */
export const sumOfScores = defineFormula({
  label: 'sum of earlier scores',
  description: 'The sum of other scores.',
  keys: { scores: scoreListOperand },
  value: ({ scores }) => sumFractions(scores),
  inNumbers: ({ scores }) => formatSum(scores),
  range: ({ scores }) => sumRanges(scores),
  words: ({ scores }, the) => `${the}sum of ${scores}`,
});
