import { dayMs } from '../dates/day-length.ts';
import type { AgeBand, SetRule } from '../instrument/instrument.ts';
import { getMajor } from '../instrument/version.ts';
import { type Measured, getStandardError } from './uncertainty.ts';

/** How a score stands against an earlier one: within measurement wobble, or beyond it, up or down. */
export type Change = 'same' | 'more' | 'less';

/**
 * The smallest difference of two scores, in points, that measurement wobble alone explains in fewer than 5 of
 * 100 cases: 1.96 · √(SE₁² + SE₂²), which is 1.96 · √2 · SE where both are equally exact (Jacobson and Truax, as
 * corrected by Christensen and Mendoza).
 * @param before standard error of measurement of the earlier score, in points
 * @param after that of the later one
 */
export function reliableChange(before: number, after: number): number {
  return 1.96 * Math.sqrt(before ** 2 + after ** 2);
}

/** Binary numbers come out a hair beside the decimal ones; this hair may not decide. */
const epsilon = 1e-9;

/**
 * What lies between two scores of one person, in points. A difference that reaches the reliable change counts
 * as more than wobble. Null where nobody knows how exact the score is: then nobody can tell.
 * @param band that of the person's report
 */
export function computeChange(
  score: Measured,
  band: AgeBand,
  previous: number,
  current: number,
): Change | null {
  const [before, after] = [getStandardError(score, band, previous), getStandardError(score, band, current)];
  if (before === null || after === null) return null;
  const difference = current - previous;
  if (difference === 0 || Math.abs(difference) < reliableChange(before, after) - epsilon) return 'same';
  return difference > 0 ? 'more' : 'less';
}

/**
 * May scores of these two versions be compared? Within one major version they measure the same
 * thing. A version that is not known compares with every other: not every server says it.
 */
export function comparable(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || getMajor(a) === getMajor(b);
}

/**
 * Days between two attempts from which on their scores are compared, where the file does not say it: the questions ask
 * about the last weeks.
 */
export const usualDaysApart = 14;

/**
 * From when on a new attempt can be compared with the one taken then.
 * @param time ISO 8601
 * @param set what the instrument says of its place in the set
 */
export function comparableFrom(time: string, set?: SetRule): Date {
  return new Date(Date.parse(time) + (set?.repeatAfterDays ?? usualDaysApart) * dayMs);
}

/** Do two attempts lie too close in time to be compared? Not where a time (ISO 8601) is missing: then nobody knows. */
export function tooClose(earlier: string | null, later: string | null, set?: SetRule): boolean {
  return earlier !== null && later !== null && Date.parse(later) < comparableFrom(earlier, set).getTime();
}
