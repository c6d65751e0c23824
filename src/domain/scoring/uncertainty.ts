import type { AgeBand, Level, Report } from '../instrument/instrument.ts';
import { stepOf } from './step.ts';

/** Where a score may lie, in score points. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * 1.96 standard errors of measurement in score points, SEM = sd · √(1 − r) (Lord and Novick 1968): in about 95 of 100
 * sittings the questions' own imprecision moves a score no further than that. Null where the score has no reliability
 * or the age band no norm.
 */
export function imprecisionOf({ reliability, standardError }: Report, { norm }: AgeBand): number | null {
  if (standardError !== undefined) return 1.96 * standardError.value;
  if (reliability === null || norm === null) return null;
  return 1.96 * norm.sd * Math.sqrt(1 - reliability.value);
}

/**
 * The score with plus and minus what `imprecisionOf` says.
 * @param decimals to which its ends are rounded, at least one
 * @returns kept within the possible range; null where the score has no reliability or the age band no norm
 */
export function intervalOf(
  report: Report,
  band: AgeBand,
  value: number,
  possible: { readonly min: number; readonly max: number },
  decimals = 1,
): Interval | null {
  const reach = imprecisionOf(report, band);
  if (reach === null) return null;
  const rounded = (end: number) => Number(end.toFixed(Math.max(decimals, 1)));
  return {
    low: rounded(Math.max(value - reach, possible.min)),
    high: rounded(Math.min(value + reach, possible.max)),
  };
}

/** Decimal numbers have no exact binary form; this hair may not decide whether a score lies in an interval. */
const hair = 1e-9;

/**
 * The other levels that an interval reaches, lowest scores first, each once: those of the scores in it that a person can
 * have. So a cut written as `upTo: 37` and as `below: 38` says the same of whole scores, and 37.4 reaches neither's next.
 * @param decimals of the score
 */
export function levelsReached(
  { levels }: Pick<AgeBand, 'levels'>,
  { low, high }: Interval,
  own: Level,
  decimals = 0,
): Level[] {
  const scale = 10 ** decimals;
  const first = Math.ceil(low * scale - hair);
  const last = Math.floor(high * scale + hair);
  const reached = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    stepOf(levels, (first + index) / scale),
  );
  return [...new Set(reached)].filter((level) => level !== own && level !== '');
}
