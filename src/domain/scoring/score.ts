import type { Answers } from '../answers/answers.ts';
import type { Formula, Instrument } from '../instrument/instrument.ts';
import type { Operand, Operands, Resolved } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { resolved } from './formulas/operands.ts';
import { type Fraction, rounded } from './fraction.ts';
import { itemValues } from './item-values.ts';
import { withoutGaps } from './missing.ts';

/**
 * Computes all scores by id, rounded half up to their decimals; null if too many answers are missing or a
 * denominator is 0. Expects answers that `checkAnswers` accepts.
 */
export function scoreAnswers(instrument: Instrument, ans: Answers): Record<string, number | null> {
  const worked = workedScores(instrument, ans);
  return Object.fromEntries(
    instrument.scores.map(({ id, decimals }) => {
      const value = worked.get(id)?.exact ?? null;
      return [id, value && rounded(value, decimals)];
    }),
  );
}

/** A score before rounding; operands and exact value are null if it cannot be computed. */
export interface WorkedScore {
  /** Without the omitted items. */
  readonly formula: Formula;
  /** The values of its operands. */
  readonly operands: Resolved<Operands, Fraction> | null;
  readonly exact: Fraction | null;
}

/** Computes all scores by id, as exact fractions. */
export function workedScores(instrument: Instrument, ans: Answers): ReadonlyMap<string, WorkedScore> {
  const items = itemValues(instrument, ans);
  const worked = new Map<string, WorkedScore>();
  const read = (name: string, of: Operand['of']) =>
    of === 'items' ? items.get(name) : worked.get(name)?.exact;
  for (const { id, formula, missing } of instrument.scores) {
    const given = withoutGaps(formula, missing, read);
    const operands = given && resolved(given.formula, given.read);
    const counted = given?.formula ?? formula;
    const exact = operands && formulas[counted.kind].value(operands, counted);
    worked.set(id, { formula: counted, operands, exact });
  }
  return worked;
}
