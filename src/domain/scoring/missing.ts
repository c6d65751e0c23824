import type { MissingRule } from '../instrument/instrument.ts';
import type { FractionRange } from './formulas/formula.ts';
import { compare, type Fraction, quotient, sumOf, whole } from './fraction.ts';

/**
 * Item values with their gaps treated as the score's rule says.
 * @returns null where the score cannot be calculated: a gap without a rule, or too few answers
 */
export function filled(values: readonly (Fraction | null)[], rule?: MissingRule): readonly Fraction[] | null {
  const present = values.filter((value) => value !== null);
  if (present.length === values.length) return present;
  if (rule === undefined || present.length < rule.atLeast || present.length === 0) return null;
  if (rule.rest === 'leftOut') return present;
  const own = quotient(sumOf(present), whole(present.length));
  return own && values.map((value) => value ?? own);
}

/**
 * The lists of item ranges that a score can be made of when its rule for missing answers is used: for each number of
 * answers the lowest and the highest. The range of the score is the widest of all.
 */
export function possibleLists(
  ranges: readonly FractionRange[],
  rule?: MissingRule,
): (readonly FractionRange[])[] {
  if (rule === undefined) return [ranges];
  const byLow = ranges.toSorted((a, b) => compare(a.low, b.low));
  const byHigh = ranges.toSorted((a, b) => compare(b.high, a.high));
  const counts = ranges.map((_, at) => at + 1).filter((count) => count >= rule.atLeast);
  const fewer = counts.flatMap((count) =>
    [byLow, byHigh].flatMap((sorted) => {
      const present = sorted.slice(0, count);
      const low = filled(
        gapsAfter(
          present.map((range) => range.low),
          ranges.length,
        ),
        rule,
      );
      const high = filled(
        gapsAfter(
          present.map((range) => range.high),
          ranges.length,
        ),
        rule,
      );
      return low && high ? [low.map((end, at) => ({ low: end, high: high[at] ?? end }))] : [];
    }),
  );
  return [ranges, ...fewer];
}

function gapsAfter(values: readonly Fraction[], length: number): (Fraction | null)[] {
  return Array.from({ length }, (_, at) => values[at] ?? null);
}
