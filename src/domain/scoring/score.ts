import type { Answers } from '../answers/answers.ts';
import type { Instrument } from '../instrument/instrument.ts';
import type { Operands, Resolved } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { resolved } from './formulas/operands.ts';
import { type Fraction, rounded } from './fraction.ts';
import { itemValues } from './item-values.ts';
import { filled } from './missing.ts';

/**
 * Every score by its id, rounded half up to its decimals; null where too many answers are missing or its
 * denominator is 0. Expects answers that `checkAnswers` accepted.
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

/** A score before it is rounded, with the values that its formula was given; null where it cannot be worked out. */
export interface WorkedScore {
  readonly operands: Resolved<Operands, Fraction> | null;
  readonly exact: Fraction | null;
}

/** Every score by its id, exact. */
export function workedScores(instrument: Instrument, ans: Answers): ReadonlyMap<string, WorkedScore> {
  const items = itemValues(instrument, ans);
  const worked = new Map<string, WorkedScore>();
  for (const { id, formula, missing } of instrument.scores) {
    const operands = resolved(
      formula,
      (name, of) => (of === 'items' ? items.get(name) : worked.get(name)?.exact),
      (values, of) => filled(values, of === 'items' ? missing : undefined),
    );
    const exact = operands && formulas[formula.kind].value(operands, formula);
    worked.set(id, { operands, exact });
  }
  return worked;
}
