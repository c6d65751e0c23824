import { type Fraction, multiplyFractions, sumFractions } from '../fraction.ts';
import type { FractionRange } from './formula.ts';

/** Creates a range; null if an end is unknown. */
export function createRange(low: Fraction | null, high: Fraction | null): FractionRange | null {
  return low && high && { low, high };
}

/** The range of a sum. */
export function sumRanges(parts: readonly FractionRange[]): FractionRange {
  return {
    low: sumFractions(parts.map(({ low }) => low)),
    high: sumFractions(parts.map(({ high }) => high)),
  };
}

/** The range of a product with a number, which may be negative. */
export function multiplyRange({ low, high }: FractionRange, factor: Fraction): FractionRange {
  const ends = [multiplyFractions(low, factor), multiplyFractions(high, factor)] as const;
  return factor.over < 0 ? { low: ends[1], high: ends[0] } : { low: ends[0], high: ends[1] };
}
