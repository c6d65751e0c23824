import type { AgeBand, Report } from '../instrument/instrument.ts';
import { majorOf } from '../instrument/version.ts';

/** How a score stands against an earlier one: within measurement wobble, or beyond it, up or down. */
export type Change = 'same' | 'more' | 'less';

/**
 * The smallest difference of two scores, in points, that measurement wobble alone explains in fewer than 5 of
 * 100 cases: 1.96 · sd · √2 · √(1 − r) (Jacobson and Truax, as corrected by Christensen and Mendoza).
 * @param sd deviation of the norm, in points
 * @param reliability r, from 0 to 1
 */
export function reliableChange(sd: number, reliability: number): number {
  return 1.96 * sd * Math.sqrt(2 * (1 - reliability));
}

/** Binary numbers come out a hair beside the decimal ones; this hair may not decide. */
const hair = 1e-9;

/**
 * What lies between two scores of one person, in points. A difference that reaches the reliable change counts
 * as more than wobble. Null where the score has no reliability or the age band no norm: then nobody can tell.
 * @param band the person's age band of this report
 */
export function changeOf(
  { reliability }: Report,
  { norm }: AgeBand,
  previous: number,
  current: number,
): Change | null {
  if (reliability === null || norm === null) return null;
  const difference = current - previous;
  if (difference === 0 || Math.abs(difference) < reliableChange(norm.sd, reliability.value) - hair)
    return 'same';
  return difference > 0 ? 'more' : 'less';
}

/**
 * May scores of these two versions ("major.minor") be compared? Within one major version they measure the same
 * thing. A version that is not known compares with every other: not every server says it.
 */
export function comparable(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || majorOf(a) === majorOf(b);
}

/** Days between two attempts from which on their scores are compared: the questions ask about the last weeks. */
const comparableAfterDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** From when on a new attempt can be compared with the one taken then. @param time ISO 8601 */
export function comparableFrom(time: string): Date {
  return new Date(Date.parse(time) + comparableAfterDays * dayMs);
}

/** Do two attempts lie too close in time to be compared? Not where a time (ISO 8601) is missing: then nobody knows. */
export function tooClose(earlier: string | null, later: string | null): boolean {
  return earlier !== null && later !== null && Date.parse(later) < comparableFrom(earlier).getTime();
}
