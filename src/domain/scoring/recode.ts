import type { Score } from '../instrument/instrument.ts';
import type { FractionRange } from './formulas/formula.ts';
import { compareFractions, type Fraction, toFraction } from './fraction.ts';

type RecodeRows = Score['recode'];

/** What an item value counts in a score; null if it is missing or no row has it, which `checkInstrument` rejects. */
export function recodeValue(rows: RecodeRows, value: Fraction | null): Fraction | null {
  if (rows === undefined || value === null) return value;
  const row = rows.find(({ from, to = from }) => isWithin(value, from, to));
  return row ? toFraction(row.value) : null;
}

/** The range after recoding: that of all rows which the range of the item meets. */
export function recodeRange(rows: RecodeRows, range: FractionRange | undefined): FractionRange | undefined {
  if (rows === undefined || range === undefined) return range;
  const values = rows
    .filter(
      ({ from, to = from }) =>
        compareFractions(toFraction(to), range.low) >= 0 &&
        compareFractions(toFraction(from), range.high) <= 0,
    )
    .map(({ value }) => toFraction(value))
    .sort(compareFractions);
  const [low, high] = [values[0], values.at(-1)];
  return low && high && { low, high };
}

function isWithin(value: Fraction, from: number, to: number): boolean {
  return compareFractions(value, toFraction(from)) >= 0 && compareFractions(value, toFraction(to)) <= 0;
}
