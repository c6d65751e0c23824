import type { Formula, Instrument, MissingRule } from '../instrument/instrument.ts';
import { questionsOf } from '../instrument/questions.ts';
import type { FractionRange } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { itemIdsOf, resolved } from './formulas/operands.ts';
import { compare, rounded } from './fraction.ts';
import { questionRange } from './item-values.ts';
import { possibleLists } from './missing.ts';

/** The lowest and highest value a score can have. */
export interface PossibleRange {
  readonly min: number;
  readonly max: number;
}

/**
 * What each formula can give, by score id, worked from the lowest and highest answers. A score is absent where
 * that cannot be said: it names something unknown, or its denominator can be 0 or negative.
 */
export function possibleRanges(instrument: Instrument): ReadonlyMap<string, PossibleRange> {
  const ranges = new Map<string, PossibleRange>();
  const exact = exactRanges(instrument);
  for (const { id, decimals } of instrument.scores) {
    const range = exact.get(id);
    if (range) ranges.set(id, { min: rounded(range.low, decimals), max: rounded(range.high, decimals) });
  }
  return ranges;
}

/** The same as fractions, before rounding. */
export function exactRanges(instrument: Instrument): ReadonlyMap<string, FractionRange> {
  const items = new Map(questionsOf(instrument).map((one) => [one.id, questionRange(instrument, one)]));
  const exact = new Map<string, FractionRange>();
  for (const { id, formula, missing } of instrument.scores) {
    const range = rangeOf(formula, missing, items, exact);
    if (range) exact.set(id, range);
  }
  return exact;
}

/** The widest of what a formula gives for each way in which answers may be missing. */
function rangeOf(
  formula: Formula,
  missing: MissingRule | undefined,
  items: ReadonlyMap<string, FractionRange>,
  scores: ReadonlyMap<string, FractionRange>,
): FractionRange | null {
  const named = itemIdsOf(formula).flatMap((id) => items.get(id) ?? []);
  const all = possibleLists(named, missing).map((list) => {
    const operands = resolved(
      formula,
      (id, of) => (of === 'items' ? items : scores).get(id),
      missing && ((values, of) => (of === 'items' ? list : values.filter((value) => value !== null))),
    );
    return operands && formulas[formula.kind].range(operands, formula);
  });
  const ranges = all.filter((range) => range !== null);
  if (ranges.length < all.length) return null;
  const low = ranges.map((range) => range.low).toSorted(compare)[0];
  const high = ranges
    .map((range) => range.high)
    .toSorted(compare)
    .at(-1);
  return low && high ? { low, high } : null;
}
