import { codesOf } from '../../answers/answers.ts';
import { type Fraction, quotient, rounded, sumOf } from '../../scoring/fraction.ts';
import type { Formula, Instrument } from '../instrument.ts';

/** The lowest and highest value a score can have. */
export interface PossibleRange {
  readonly min: number;
  readonly max: number;
}

interface Ends {
  readonly low: Fraction;
  readonly high: Fraction;
}

/**
 * What each formula can give, by score id, worked from the lowest and highest code. A score is absent where
 * that cannot be said: it names something unknown, or its denominator can be 0 or negative.
 */
export function possibleRanges(instrument: Instrument): ReadonlyMap<string, PossibleRange> {
  const codes = codesOf(instrument.scale);
  const ends = new Map<string, Ends>();
  const ranges = new Map<string, PossibleRange>();
  for (const { id, formula, decimals } of instrument.scores) {
    const found = endsOf(formula, codes[0] ?? 0, codes.at(-1) ?? 0, ends);
    if (found === null) continue;
    ends.set(id, found);
    ranges.set(id, { min: rounded(found.low, decimals), max: rounded(found.high, decimals) });
  }
  return ranges;
}

function endsOf(formula: Formula, low: number, high: number, scores: ReadonlyMap<string, Ends>): Ends | null {
  switch (formula.kind) {
    case 'sum':
      return { low: whole(low * formula.items.length), high: whole(high * formula.items.length) };
    case 'mean':
      return { low: whole(low), high: whole(high) };
    case 'sumOfScores': {
      const parts = formula.scores.map((id) => scores.get(id));
      if (!parts.every((part) => part !== undefined)) return null;
      return { low: sumOf(parts.map((part) => part.low)), high: sumOf(parts.map((part) => part.high)) };
    }
    case 'ratio': {
      const above = scores.get(formula.numerator);
      const below = scores.get(formula.denominator);
      if (!above || !below || below.low.over <= 0) return null;
      // Both are made of the same codes: where the denominator is above 0, so is the numerator.
      const lowest = quotient(above.low, below.high);
      const highest = quotient(above.high, below.low);
      return lowest && highest && { low: lowest, high: highest };
    }
  }
}

function whole(over: number): Fraction {
  return { over, under: 1 };
}
