import type { Answers } from '../answers/answers.ts';
import type { Formula, Instrument } from '../instrument/instrument.ts';
import type { Operand, Operands, OperandValues } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { resolveOperands } from './formulas/operands.ts';
import type { Fraction } from './fraction.ts';
import { computeItemValues } from './item-values.ts';
import { applyMissingRule, hasTooManyMissing } from './missing.ts';
import { findNotApplicable, omitItems } from './not-applicable.ts';
import { recodeValue } from './recode.ts';
import { passOn, roundScore } from './rounding.ts';

/**
 * Computes all scores by id, rounded to their decimals; null if too many answers are missing or a
 * denominator is 0. Expects answers that `checkAnswers` accepts.
 */
export function scoreAnswers(instrument: Instrument, ans: Answers): Record<string, number | null> {
  const exactScores = computeExactScores(instrument, ans);
  return Object.fromEntries(
    instrument.scores.map((score) => {
      const value = exactScores.get(score.id)?.exact ?? null;
      return [score.id, value && roundScore(score, value)];
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
  const isTooIncomplete = hasTooManyMissing(instrument, ans);
  const notApplicable = findNotApplicable(instrument, ans);
  const exactScores = new Map<string, ExactScore>();
  const passedOn = new Map<string, Fraction | null>();
  for (const score of instrument.scores) {
    const read = (name: string, of: Operand['of']) =>
      of === 'items' ? recodeValue(score.recode, items.get(name) ?? null) : passedOn.get(name);
    const formula = omitItems(score.formula, notApplicable);
    const given = isTooIncomplete || !formula ? null : applyMissingRule(formula, score.missing, read);
    const operands = given && resolveOperands(given.formula, given.read);
    const counted = given?.formula ?? score.formula;
    const exact = operands && formulas[counted.kind].value(operands, counted);
    exactScores.set(score.id, { formula: counted, operands, exact });
    passedOn.set(score.id, exact && passOn(score, exact));
  }
  return exactScores;
}
