import { dayMs } from '../dates/day-length.ts';
import type { AgeBand, SetRule } from '../instrument/instrument.ts';
import { getMajor } from '../instrument/version.ts';
import { type MeasuredScore, getStandardError } from './measurement-error.ts';

/** Whether a score changed: 'same' within the reliable change, 'more' or 'less' beyond it. */
export type Change = 'same' | 'more' | 'less';

/**
 * The reliable change in score points, the smallest difference that measurement error explains in fewer than 5 %
 * of cases: 1.96 · √(SE₁² + SE₂²), which is 1.96 · √2 · SE for equal errors (Jacobson and Truax, as corrected by
 * Christensen and Mendoza).
 * @param before standard error of measurement of the earlier score, in points
 * @param after standard error of measurement of the later score, in points
 */
export function computeReliableChange(before: number, after: number): number {
  return 1.96 * Math.sqrt(before ** 2 + after ** 2);
}

/** Allows for rounding errors of binary numbers. */
const epsilon = 1e-9;

/**
 * Classifies the difference of two scores of one person. A difference that reaches the reliable change is a
 * change.
 * @param band the band of the person in the report
 * @returns null if the standard error of measurement is unknown
 */
export function computeChange(
  score: MeasuredScore,
  band: AgeBand,
  previous: number,
  current: number,
): Change | null {
  const [before, after] = [getStandardError(score, band, previous), getStandardError(score, band, current)];
  if (before === null || after === null) return null;
  const difference = current - previous;
  if (difference === 0 || Math.abs(difference) < computeReliableChange(before, after) - epsilon)
    return 'same';
  return difference > 0 ? 'more' : 'less';
}

/**
 * Whether scores of two versions can be compared: within the same major version. An unknown version is
 * comparable with all, since older servers omit it.
 */
export function isComparable(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || getMajor(a) === getMajor(b);
}

/**
 * Default minimum of days between two attempts whose scores are compared, since the questions refer to the last
 * weeks.
 */
export const defaultRepeatDays = 14;

/**
 * The time from which a new attempt can be compared with an earlier one.
 * @param time of the earlier attempt, ISO 8601
 * @param set the `set` key of the instrument
 */
export function getComparableFrom(time: string, set?: SetRule): Date {
  return new Date(Date.parse(time) + (set?.repeatAfterDays ?? defaultRepeatDays) * dayMs);
}

/** Whether two attempts (ISO 8601) are too close in time to be compared; false if a time is null. */
export function isIntervalTooShort(earlier: string | null, later: string | null, set?: SetRule): boolean {
  return earlier !== null && later !== null && Date.parse(later) < getComparableFrom(earlier, set).getTime();
}
