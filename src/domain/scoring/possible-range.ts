import type { Instrument, MissingRule, Score } from '../instrument/instrument.ts';
import { getScale, listQuestions } from '../instrument/questions.ts';
import type { FractionRange, Operand } from './formulas/formula.ts';
import { compareFractions } from './fraction.ts';
import { computeQuestionRange } from './item-values.ts';
import { computeFormulaRange, listMissingAnswerVariants } from './missing.ts';
import { canShrink, listNotApplicableCodes } from './not-applicable.ts';
import { recodeRange } from './recode.ts';
import { passOn, roundScore } from './rounding.ts';

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
  for (const score of instrument.scores) {
    const range = exact.get(score.id);
    if (range)
      ranges.set(score.id, { min: roundScore(score, range.low), max: roundScore(score, range.high) });
  }
  return ranges;
}

/** The possible ranges as exact fractions, before rounding. */
export function computeExactRanges(instrument: Instrument): ReadonlyMap<string, FractionRange> {
  const items = new Map(
    listQuestions(instrument).map((one) => [one.id, computeQuestionRange(instrument, one)]),
  );
  const leavable = findLeavableItems(instrument);
  const exact = new Map<string, FractionRange>();
  const passed = new Map<string, FractionRange>();
  for (const score of instrument.scores) {
    const { id, formula, recode } = score;
    const read = (name: string, of: Operand['of']) =>
      of === 'items' ? recodeRange(recode, items.get(name)) : passed.get(name);
    const range = uniteRanges(
      listMissingAnswerVariants(formula, getRangeRule(score, leavable), read).map((worked) =>
        computeFormulaRange(worked.formula, worked.read),
      ),
    );
    if (!range) continue;
    exact.set(id, range);
    passed.set(id, { low: passOn(score, range.low), high: passOn(score, range.high) });
  }
  return exact;
}

/** Items with an option that says that the question does not apply. */
function findLeavableItems(instrument: Instrument): ReadonlySet<string> {
  return new Set(
    listQuestions(instrument)
      .filter((question) => listNotApplicableCodes(getScale(instrument, question)).length > 0)
      .map(({ id }) => id),
  );
}

/** The rule for the range: items that do not apply leave the formula like items that are left out. */
function getRangeRule({ formula, missing }: Score, leavable: ReadonlySet<string>): MissingRule | undefined {
  if (!canShrink(formula)) return missing;
  const fixed = formula.items.filter((id) => !leavable.has(id)).length;
  if (fixed === formula.items.length) return missing;
  return { atLeast: Math.max(Math.min(fixed, missing?.atLeast ?? fixed), 1), rest: 'leftOut' };
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
