import type { CountFromFormula } from '../../instrument/instrument.ts';
import { compareFractions, type Fraction, toFraction, createWholeFraction } from '../fraction.ts';
import { defineParameterizedFormula, itemListOperand } from './formula.ts';
import { formatNumber } from './format-number.ts';

/** Counts the items whose value is within a limit. */
export const countFrom = defineParameterizedFormula<CountFromFormula>()({
  label: 'count of items with a value at or beyond a cut',
  description: 'How many items have a value at a cut or beyond it: `from`, `upTo`, or both.',
  keys: { items: itemListOperand },
  parameters: {
    from: { isOptional: true, schema: { type: 'number', description: 'Counts this value and higher ones.' } },
    upTo: { isOptional: true, schema: { type: 'number', description: 'Counts this value and lower ones.' } },
  },
  value: ({ items }, cut) => createWholeFraction(items.filter((value) => isWithin(value, cut)).length),
  inNumbers: ({ items }, cut) =>
    `${items.map((value) => `${formatNumber(value)} ${isWithin(value, cut) ? 'counts' : 'does not'}`).join(', ')}`,
  range: ({ items }, { from, upTo }) => {
    const surely = items.filter(({ low, high }) => isWithin(low, { from }) && isWithin(high, { upTo }));
    const perhaps = items.filter(({ low, high }) => isWithin(high, { from }) && isWithin(low, { upTo }));
    return { low: createWholeFraction(surely.length), high: createWholeFraction(perhaps.length) };
  },
  findProblems: ({ from, upTo }) =>
    from !== undefined || upTo !== undefined
      ? []
      : [
          {
            path: '',
            expected: 'a limit, "from" or "upTo"',
            actual: 'none',
            fix: 'Add the limit from which an item counts.',
          },
        ],
  words: ({ items }, the, { from, upTo }) =>
    `${the}count of ${items} with ${[from === undefined ? [] : `at least ${from}`, upTo === undefined ? [] : `at most ${upTo}`].flat().join(' and ')}`,
});

/** Whether a value is within both limits, inclusive. */
export function isWithin(
  value: Fraction,
  { from, upTo }: { readonly from?: number | undefined; readonly upTo?: number | undefined },
): boolean {
  return (
    (from === undefined || compareFractions(value, toFraction(from)) >= 0) &&
    (upTo === undefined || compareFractions(value, toFraction(upTo)) <= 0)
  );
}
