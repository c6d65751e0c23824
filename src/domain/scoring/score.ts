import { type Answers, codesOf } from '../answers/answers.ts';
import type { Instrument } from '../instrument/instrument.ts';
import { formulas } from './formulas/index.ts';
import { resolved } from './formulas/operands.ts';
import { type Fraction, rounded, whole } from './fraction.ts';

/**
 * Every score by its id, rounded half up to its decimals; null where an answer it needs is missing or its
 * denominator is 0. Expects answers that `checkAnswers` accepted.
 */
export function scoreAnswers(instrument: Instrument, ans: Answers): Record<string, number | null> {
  const items = itemValues(instrument, ans);
  const exact = new Map<string, Fraction | null>();
  for (const { id, formula } of instrument.scores) {
    const operands = resolved(formula, (name, of) => (of === 'items' ? items : exact).get(name));
    exact.set(id, operands && formulas[formula.kind].value(operands));
  }
  return Object.fromEntries(
    instrument.scores.map(({ id, decimals }) => {
      const value = exact.get(id) ?? null;
      return [id, value && rounded(value, decimals)];
    }),
  );
}

/**
 * What each item adds to its score, by item id: its code, or lowest + highest − code where it is reverse-keyed;
 * null where it is unanswered.
 */
export function itemValues({ scale, items }: Instrument, ans: Answers): ReadonlyMap<string, Fraction | null> {
  const codes = codesOf(scale);
  const mirror = Math.min(...codes) + Math.max(...codes);
  return new Map(
    items.map(({ id, reverse }, position) => {
      const code = ans[position] ?? null;
      return [id, code === null ? null : whole(reverse ? mirror - code : code)];
    }),
  );
}
