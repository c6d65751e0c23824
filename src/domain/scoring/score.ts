import type { Answers } from '../answers/answers.ts';
import type { Formula, Instrument } from '../instrument/instrument.ts';
import type { Operand, Operands, OperandValues } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { resolveOperands } from './formulas/operands.ts';
import { type Fraction, roundFraction } from './fraction.ts';
import { computeItemValues } from './item-values.ts';
import { applyMissingRule } from './missing.ts';

/**
 * Computes all scores by id, rounded half up to their decimals; null if too many answers are missing or a
 * denominator is 0. Expects answers that `checkAnswers` accepts.
 */
export function scoreAnswers(instrument: Instrument, ans: Answers): Record<string, number | null> {
  const exactScores = computeExactScores(instrument, ans);
  return Object.fromEntries(
    instrument.scores.map(({ id, decimals }) => {
      const value = exactScores.get(id)?.exact ?? null;
      return [id, value && roundFraction(value, decimals)];
    }),
  );
}

/** A score before rounding; operands and exact value are null if it cannot be computed. */
export interface ExactScore {
  /** Without the omitted items. */
  readonly formula: Formula;
  /** The values of its operands. */
  readonly operands: OperandValues<Operands, Fraction> | null;
  readonly exact: Fraction | null;
}

/** Computes all scores by id, as exact fractions. */
export function computeExactScores(instrument: Instrument, ans: Answers): ReadonlyMap<string, ExactScore> {
  const items = computeItemValues(instrument, ans);
  const exactScores = new Map<string, ExactScore>();
  const read = (name: string, of: Operand['of']) =>
    of === 'items' ? items.get(name) : exactScores.get(name)?.exact;
  for (const { id, formula, missing } of instrument.scores) {
    const given = applyMissingRule(formula, missing, read);
    const operands = given && resolveOperands(given.formula, given.read);
    const counted = given?.formula ?? formula;
    const exact = operands && formulas[counted.kind].value(operands, counted);
    exactScores.set(id, { formula: counted, operands, exact });
  }
  return exactScores;
}
