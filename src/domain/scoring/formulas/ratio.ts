import { quotient } from '../fraction.ts';
import { formula, scoreId } from './formula.ts';
import { numberPart } from './number-words.ts';
import { rangeOf } from './ranges.ts';

/** One score above divided by another. */
export const ratio = formula({
  label: 'one earlier score divided by another',
  description: 'One score divided by another.',
  keys: {
    numerator: scoreId('Id of the earlier score above the line.'),
    denominator: scoreId('Id of the earlier score below the line.'),
  },
  value: ({ numerator, denominator }) => quotient(numerator, denominator),
  inNumbers: ({ numerator, denominator }) => `${numberPart(numerator)} ÷ ${numberPart(denominator)}`,
  range: ({ numerator, denominator }) => {
    if (denominator.low.over <= 0) return null;
    // Both are made of the same codes: where the denominator is above 0, so is the numerator.
    return rangeOf(quotient(numerator.low, denominator.high), quotient(numerator.high, denominator.low));
  },
  words: ({ numerator, denominator }) => `${numerator} divided by ${denominator}`,
});
