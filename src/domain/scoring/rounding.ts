import type { Score } from '../instrument/instrument.ts';
import { type Fraction, roundFraction, toFraction } from './fraction.ts';

/** The keys of a score that say how it is rounded. */
type RoundedScore = Pick<Score, 'decimals' | 'rounding'>;

/** The number that is stored and shown. */
export function roundScore({ decimals, rounding }: RoundedScore, exact: Fraction): number {
  return roundFraction(exact, decimals, rounding?.mode);
}

/** The value for scores made of this one: unrounded, or the number that is shown. */
export function passOn(score: RoundedScore, exact: Fraction): Fraction {
  return score.rounding?.passedOn === 'rounded' ? toFraction(roundScore(score, exact)) : exact;
}
