import type { Answers } from '../answers/answers.ts';
import type { Formula, Instrument } from '../instrument/instrument.ts';
import { type Fraction, quotient, rounded, sumOf } from './fraction.ts';
import { itemValues } from './item-values.ts';

/**
 * Every score by its id, rounded half up to its decimals; null where an answer it needs is missing or its
 * denominator is 0. Expects answers that `checkAnswers` accepted.
 */
export function scoreAnswers(instrument: Instrument, ans: Answers): Record<string, number | null> {
  const items = itemValues(instrument, ans);
  const exact = new Map<string, Fraction | null>();
  for (const score of instrument.scores) exact.set(score.id, valueOf(score.formula, items, exact));
  return Object.fromEntries(
    instrument.scores.map(({ id, decimals }) => {
      const value = exact.get(id) ?? null;
      return [id, value && rounded(value, decimals)];
    }),
  );
}

function valueOf(
  formula: Formula,
  items: ReadonlyMap<string, number | null>,
  scores: ReadonlyMap<string, Fraction | null>,
): Fraction | null {
  switch (formula.kind) {
    case 'sum':
      return itemSum(formula.items, items);
    case 'mean': {
      const sum = itemSum(formula.items, items);
      return sum && quotient(sum, { over: formula.items.length, under: 1 });
    }
    case 'sumOfScores': {
      const parts = complete(formula.scores.map((id) => scores.get(id)));
      return parts && sumOf(parts);
    }
    case 'ratio': {
      const parts = complete([scores.get(formula.numerator), scores.get(formula.denominator)]);
      return parts && quotient(parts[0]!, parts[1]!);
    }
  }
}

function itemSum(ids: readonly string[], items: ReadonlyMap<string, number | null>): Fraction | null {
  const values = complete(ids.map((id) => items.get(id)));
  return values && { over: values.reduce((sum, value) => sum + value, 0), under: 1 };
}

/** The list itself when nothing in it is missing, else null. */
function complete<T>(list: readonly (T | null | undefined)[]): T[] | null {
  const present = list.filter((entry) => entry !== null && entry !== undefined);
  return present.length === list.length ? present : null;
}
