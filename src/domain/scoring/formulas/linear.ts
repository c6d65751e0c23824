import type { LinearFormula } from '../../instrument/instrument.ts';
import { toFraction, multiplyFractions, sumFractions } from '../fraction.ts';
import { defineParameterizedFormula, scoreId } from './formula.ts';
import { formatOperand } from './format-number.ts';
import { multiplyRange } from './ranges.ts';

/** A linear transformation of a preceding score: a + b times the score, as for T scores and scores from 0 to 100. */
export const linear = defineParameterizedFormula<LinearFormula>()({
  label: 'an earlier score on another scale, a + b times it',
  description:
    'An earlier score on another scale: a + b times the score. With a 0 and b 25, a score of 0 to 4 becomes 0 to 100.',
  keys: { score: scoreId('Id of the earlier score.') },
  parameters: {
    a: { schema: { type: 'number', description: 'What is added.' } },
    b: { schema: { type: 'number', description: 'What the score is multiplied with; not 0.' } },
  },
  value: ({ score }, { a, b }) => sumFractions([toFraction(a), multiplyFractions(toFraction(b), score)]),
  inNumbers: ({ score }, { a, b }) =>
    `${formatOperand(toFraction(a))} + ${formatOperand(toFraction(b))} × ${formatOperand(score)}`,
  range: ({ score }, { a, b }) => {
    const { low, high } = multiplyRange(score, toFraction(b));
    return { low: sumFractions([toFraction(a), low]), high: sumFractions([toFraction(a), high]) };
  },
  findProblems: ({ b }) =>
    b === 0
      ? [
          {
            path: 'b',
            expected: 'a number other than 0',
            actual: '0',
            fix: 'Write the factor of the score.',
          },
        ]
      : [],
  words: ({ score }, _the, { a, b }) => `${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)} times ${score}`,
});
