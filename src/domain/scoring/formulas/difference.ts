import { subtractFractions as minus } from '../fraction.ts';
import { defineFormula, scoreId } from './formula.ts';
import { formatOperand } from './format-number.ts';

/** Subtracts one preceding score from another. */
export const difference = defineFormula({
  label: 'one earlier score less another',
  description: 'One score less another.',
  keys: {
    minuend: scoreId('Id of the earlier score, the minuend.'),
    subtrahend: scoreId('Id of the earlier score, the subtrahend.'),
  },
  value: ({ minuend, subtrahend }) => minus(minuend, subtrahend),
  inNumbers: ({ minuend, subtrahend }) => `${formatOperand(minuend)} − ${formatOperand(subtrahend)}`,
  range: ({ minuend, subtrahend }) => ({
    low: minus(minuend.low, subtrahend.high),
    high: minus(minuend.high, subtrahend.low),
  }),
  words: ({ minuend, subtrahend }) => `${minuend} less ${subtrahend}`,
});
