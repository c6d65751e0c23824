import type { AgeBand, Direction, Score, SetRule } from '../instrument/instrument.ts';
import { type Change, computeChange, isIntervalTooShort } from './change.ts';
import { computeSixths } from './sixths.ts';

/**
 * What a change means for the person: 'easier' and 'harder', 'more' and 'less' for a balance, where neither is better,
 * 'same' within the measurement error, 'tooSoon' within the interval for repetition, 'unknown' without a known error.
 */
export type PersonChange = 'easier' | 'harder' | 'more' | 'less' | 'same' | 'tooSoon' | 'unknown';

/** Two comparable attempts. */
export interface ComparedAttempts {
  readonly previous: number;
  readonly current: number;
  /** ISO 8601; null if unknown. */
  readonly previousTime: string | null;
  readonly time: string | null;
  /** The interval for repetition, if the instrument has one. */
  readonly set?: SetRule | undefined;
}

/**
 * Computes what the difference between two attempts means for the person.
 * @param band the band of the person in the report
 */
export function computePersonChange(
  score: Score,
  band: AgeBand,
  { previous, current, previousTime, time, set }: ComparedAttempts,
): PersonChange {
  if (isIntervalTooShort(previousTime, time, set)) return 'tooSoon';
  const change = computeChange(score, band, previous, current);
  return change === null ? 'unknown' : toPersonChange(change, score.report?.direction ?? 'balance');
}

/** Converts a change of a score by the direction in which the score is better. */
function toPersonChange(change: Change, direction: Direction): PersonChange {
  if (change === 'same' || direction === 'balance') return change;
  return (change === 'more') === (direction === 'higher') ? 'easier' : 'harder';
}

/**
 * Computes what a position in the reference group means for the person; 'same' for the middle.
 * @param percentile 1 to 99
 */
export function computePersonPosition(percentile: number, direction: Direction): PersonChange {
  const { side } = computeSixths(percentile);
  if (side === 'middle') return 'same';
  return toPersonChange(side === 'higher' ? 'more' : 'less', direction);
}
