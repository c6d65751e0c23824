import {
  type Fraction,
  compareFractions,
  createWholeFraction,
  subtractFractions,
  sumFractions,
} from '../fraction.ts';
import { defineFormula, itemId } from './formula.ts';
import { formatNumber } from './format-number.ts';

/** Minutes of a day. */
const dayMinutes = createWholeFraction(1440);

/** Minutes from one clock time to the next: 23:30 to 06:00 is 390. */
export const timeBetween = defineFormula({
  label: 'minutes from one clock time to the next, over midnight',
  description:
    'The minutes from one clock time to the next time the clock says the other, over midnight if it must be.',
  keys: {
    start: itemId('Id of the item with the clock time of the start.'),
    end: itemId('Id of the item with the clock time of the end.'),
  },
  value: ({ start, end }) => wrap(subtractFractions(end, start)),
  inNumbers: ({ start, end }) =>
    `${formatNumber(end)} − ${formatNumber(start)}${compareFractions(end, start) < 0 ? ' + 1440' : ''}`,
  hasFixedRange: true,
  range: () => ({ low: createWholeFraction(0), high: createWholeFraction(1439) }),
  words: ({ start, end }, the) => `${the}minutes from ${start} to ${end}`,
});

function wrap(difference: Fraction): Fraction {
  return difference.over < 0 ? sumFractions([difference, dayMinutes]) : difference;
}
