import type { Answers } from '../answers/answers.ts';
import type { Instrument } from '../instrument/instrument.ts';
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
  const items = itemValues(instrument, ans);
  const exact = new Map<string, Fraction | null>();
  for (const { id, formula, missing } of instrument.scores) {
    const operands = resolved(
      formula,
      (name, of) => (of === 'items' ? items : exact).get(name),
      (values, of) => filled(values, of === 'items' ? missing : undefined),
    );
    exact.set(id, operands && formulas[formula.kind].value(operands, formula));
  }
  return Object.fromEntries(
    instrument.scores.map(({ id, decimals }) => {
      const value = exact.get(id) ?? null;
      return [id, value && rounded(value, decimals)];
    }),
  );
}
