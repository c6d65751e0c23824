import { codesOf } from '../answers/answers.ts';
import type { Instrument } from '../instrument/instrument.ts';
import type { FractionRange } from './formulas/formula.ts';
import { formulas } from './formulas/index.ts';
import { resolved } from './formulas/operands.ts';
import { rounded, whole } from './fraction.ts';

/** The lowest and highest value a score can have. */
export interface PossibleRange {
  readonly min: number;
  readonly max: number;
}

/**
 * What each formula can give, by score id, worked from the lowest and highest code. A score is absent where
 * that cannot be said: it names something unknown, or its denominator can be 0 or negative.
 */
export function possibleRanges(instrument: Instrument): ReadonlyMap<string, PossibleRange> {
  const codes = codesOf(instrument.scale);
  const item = { low: whole(codes[0] ?? 0), high: whole(codes.at(-1) ?? 0) };
  const exact = new Map<string, FractionRange>();
  const ranges = new Map<string, PossibleRange>();
  for (const { id, formula, decimals } of instrument.scores) {
    const operands = resolved(formula, (name, of) => (of === 'items' ? item : exact.get(name)));
    const range = operands && formulas[formula.kind].range(operands);
    if (range === null) continue;
    exact.set(id, range);
    ranges.set(id, { min: rounded(range.low, decimals), max: rounded(range.high, decimals) });
  }
  return ranges;
}
