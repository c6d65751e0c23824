import { compareFractions, divideFractions } from '../fraction.ts';
import { defineFormula, scoreId } from './formula.ts';
import { formatOperand } from './format-number.ts';
import { createRange } from './ranges.ts';

/** Divides one preceding score by another. */
export const ratio = defineFormula({
  label: 'one earlier score divided by another',
  description: 'One score divided by another.',
  keys: {
    numerator: scoreId('Id of the earlier score, the numerator.'),
    denominator: scoreId('Id of the earlier score, the denominator.'),
  },
  value: ({ numerator, denominator }) => divideFractions(numerator, denominator),
  inNumbers: ({ numerator, denominator }) => `${formatOperand(numerator)} ÷ ${formatOperand(denominator)}`,
  range: ({ numerator, denominator }) => {
    if (denominator.low.over <= 0 && denominator.high.over >= 0) return null;
    const ends = [numerator.low, numerator.high]
      .flatMap((over) => [divideFractions(over, denominator.low), divideFractions(over, denominator.high)])
      .filter((end) => end !== null)
      .sort(compareFractions);
    return createRange(ends[0] ?? null, ends.at(-1) ?? null);
  },
  words: ({ numerator, denominator }) => `${numerator} divided by ${denominator}`,
});
