import { type Fraction, sumOf } from '../fraction.ts';
import type { FractionRange } from './formula.ts';

/** The range from one end to the other; null where an end is not known. */
export function rangeOf(low: Fraction | null, high: Fraction | null): FractionRange | null {
  return low && high && { low, high };
}

/** What a sum can come to whose parts have these ranges. */
export function sumOfRanges(parts: readonly FractionRange[]): FractionRange {
  return { low: sumOf(parts.map(({ low }) => low)), high: sumOf(parts.map(({ high }) => high)) };
}
