import type { Instrument } from '../instrument/instrument.ts';
import { listQuestions } from '../instrument/questions.ts';
import type { FractionRange, Operand } from './formulas/formula.ts';
import { compareFractions, roundFraction } from './fraction.ts';
import { computeQuestionRange } from './item-values.ts';
import { computeFormulaRange, listMissingAnswerVariants } from './missing.ts';

/** The minimum and maximum value of a score. */
export interface PossibleRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Computes the possible range of each score, by its id, from the lowest and highest answers. Omits scores whose
 * range cannot be computed: with an unknown reference, or a denominator that can be 0.
 */
export function computePossibleRanges(instrument: Instrument): ReadonlyMap<string, PossibleRange> {
  const ranges = new Map<string, PossibleRange>();
  const exact = computeExactRanges(instrument);
  for (const { id, decimals } of instrument.scores) {
    const range = exact.get(id);
    if (range)
      ranges.set(id, { min: roundFraction(range.low, decimals), max: roundFraction(range.high, decimals) });
  }
  return ranges;
}

/** The possible ranges as exact fractions, before rounding. */
export function computeExactRanges(instrument: Instrument): ReadonlyMap<string, FractionRange> {
  const items = new Map(
    listQuestions(instrument).map((one) => [one.id, computeQuestionRange(instrument, one)]),
  );
  const exact = new Map<string, FractionRange>();
  const read = (id: string, of: Operand['of']) => (of === 'items' ? items : exact).get(id);
  for (const { id, formula, missing } of instrument.scores) {
    const range = uniteRanges(
      listMissingAnswerVariants(formula, missing, read).map((worked) =>
        computeFormulaRange(worked.formula, worked.read),
      ),
    );
    if (range) exact.set(id, range);
  }
  return exact;
}

/** The union of ranges; null if one of them is unknown. */
function uniteRanges(all: readonly (FractionRange | null)[]): FractionRange | null {
  const ranges = all.filter((range) => range !== null);
  if (ranges.length < all.length) return null;
  const low = ranges.map((range) => range.low).sort(compareFractions)[0];
  const high = ranges
    .map((range) => range.high)
    .sort(compareFractions)
    .at(-1);
  return low && high ? { low, high } : null;
}
