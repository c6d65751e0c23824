import type { Answers } from '../answers/answers.ts';
import { findVisibleQuestions } from '../answers/visible-items.ts';
import type { Formula, Instrument, MissingRule } from '../instrument/instrument.ts';
import { listQuestions } from '../instrument/questions.ts';
import type { FractionRange } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { selectItems, type ReadOperand, resolveOperands } from './formulas/operands.ts';
import { createRange, sumRanges } from './formulas/ranges.ts';
import { canShrink } from './not-applicable.ts';
import {
  compareFractions,
  type Fraction,
  divideFractions,
  sumFractions,
  createWholeFraction,
} from './fraction.ts';

/** A formula with the values of its operands. */
export interface FormulaInput<V> {
  readonly formula: Formula;
  readonly read: ReadOperand<V>;
}

/**
 * Applies the rule for missing answers: omits the unanswered items, or replaces them by the mean of the answered
 * ones. Only lists of items have such a rule.
 * @returns null if too few items are answered
 */
export function applyMissingRule(
  formula: Formula,
  rule: MissingRule | undefined,
  read: ReadOperand<Fraction>,
): FormulaInput<Fraction> | null {
  if (rule === undefined || !canShrink(formula)) return { formula, read };
  const present = formula.items.filter((id) => (read(id, 'items') ?? null) !== null);
  if (present.length === formula.items.length) return { formula, read };
  if (present.length < Math.max(rule.atLeast, 1)) return null;
  if (rule.rest === 'leftOut') return { formula: selectItems(formula, present), read };
  const own = divideFractions(
    sumFractions(present.flatMap((id) => read(id, 'items') ?? [])),
    createWholeFraction(present.length),
  );
  return { formula, read: (id, of) => read(id, of) ?? (of === 'items' ? own : null) };
}

/**
 * Lists the variants of a formula with missing answers that give its minimum and maximum: for each number of
 * answers, the items with the lowest and with the highest values. The possible range is the union of their
 * ranges. With `ownMean` and weighted items of different ranges, the range may be slightly too wide.
 */
export function listMissingAnswerVariants(
  formula: Formula,
  rule: MissingRule | undefined,
  read: ReadOperand<FractionRange>,
): FormulaInput<FractionRange>[] {
  const complete = { formula, read };
  if (rule === undefined || !canShrink(formula)) return [complete];
  const alone = formula.items.flatMap((id) => {
    const range = computeFormulaRange(selectItems(formula, [id]), read);
    return range ? [{ id, range }] : [];
  });
  if (alone.length < formula.items.length) return [complete];
  const orders = [
    [...alone].sort((a, b) => compareFractions(a.range.low, b.range.low)),
    [...alone].sort((a, b) => compareFractions(b.range.high, a.range.high)),
  ].map((order) => order.map(({ id }) => id));
  const variants = alone
    .map((_, at) => at + 1)
    .filter((count) => count >= rule.atLeast && count < alone.length)
    .flatMap((count) => orders.map((order) => order.slice(0, count)))
    .flatMap((present) => createVariant(formula, rule, read, present) ?? []);
  return [complete, ...variants];
}

/** The range of a formula; null if it cannot be computed. */
export function computeFormulaRange(
  formula: Formula,
  read: ReadOperand<FractionRange>,
): FractionRange | null {
  const { range, hasFixedRange = false } = formulas[formula.kind];
  const operands = resolveOperands(formula, read);
  return operands || hasFixedRange ? range(operands ?? {}, formula) : null;
}

/** Whether more questions are unanswered than the questionnaire allows as a whole. */
export function hasTooManyMissing(instrument: Instrument, ans: Answers): boolean {
  if (instrument.missing === undefined) return false;
  const shown = findVisibleQuestions(instrument, ans);
  const counted = listQuestions(instrument).flatMap(({ unscored }, at) =>
    shown[at] && !unscored ? [ans[at] ?? null] : [],
  );
  const missing = counted.filter((answer) => answer === null).length;
  return missing * 100 > instrument.missing.upToPercent * counted.length;
}

function createVariant(
  formula: Formula,
  rule: MissingRule,
  read: ReadOperand<FractionRange>,
  present: readonly string[],
): FormulaInput<FractionRange> | null {
  if (rule.rest === 'leftOut') return { formula: selectItems(formula, present), read };
  const sum = sumRanges(present.flatMap((id) => read(id, 'items') ?? []));
  const count = createWholeFraction(present.length);
  const own = createRange(divideFractions(sum.low, count), divideFractions(sum.high, count));
  return {
    formula,
    read: (id, of) => (of === 'scores' || present.includes(id) ? read(id, of) : own),
  };
}
