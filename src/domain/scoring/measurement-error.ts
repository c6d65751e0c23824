import type { AgeBand, LevelStep, Norm, Report, Score } from '../instrument/instrument.ts';
import type { Interval } from '../psychometrics/interval.ts';
import { findRowError } from './formulas/row-error.ts';
import { getEnglishLevelName } from './level.ts';
import type { PossibleRange } from './possible-range.ts';
import { findLevelStep } from './threshold-list.ts';

/** The part of a score that determines its measurement error. */
export type MeasuredScore = Pick<Score, 'formula' | 'decimals' | 'report'>;

/**
 * The standard error of measurement at a score, in points: from the row of a table, else from a study, else sd ·
 * √(1 − r) (Lord and Novick 1968).
 * @param value rounded as stored
 * @returns null if the score has none of them
 */
export function getStandardError(
  { formula, decimals, report }: MeasuredScore,
  { norm }: AgeBand,
  value: number,
): number | null {
  const ofRow = formula.kind === 'table' ? findRowError(formula, value, decimals) : null;
  return ofRow ?? (report ? getReportError(report, norm) : null);
}

/** The standard error that is the same at all scores of a band; null if unknown. */
export function getReportError(
  { standardError, reliability }: Pick<Report, 'standardError' | 'reliability'>,
  norm: Norm | null,
): number | null {
  if (standardError !== undefined) return standardError.value;
  return reliability === null || norm === null ? null : norm.sd * Math.sqrt(1 - reliability.value);
}

/**
 * Half the width of the 95 % confidence interval: 1.96 standard errors of measurement, in score points; null if
 * unknown.
 */
export function computeMarginOfError(score: MeasuredScore, band: AgeBand, value: number): number | null {
  const error = getStandardError(score, band, value);
  return error === null ? null : 1.96 * error;
}

/**
 * The 95 % confidence interval of a score, limited to the possible range, with the decimals of the score and at
 * least one.
 * @returns null if the standard error of measurement is unknown
 */
export function computeInterval(
  score: MeasuredScore,
  band: AgeBand,
  value: number,
  possible: PossibleRange,
): Interval | null {
  const reach = computeMarginOfError(score, band, value);
  if (reach === null) return null;
  const rounded = (end: number) => Number(end.toFixed(Math.max(score.decimals, 1)));
  return {
    low: rounded(Math.max(value - reach, possible.min)),
    high: rounded(Math.min(value + reach, possible.max)),
  };
}

/** Allows for rounding errors of binary numbers at the limits of an interval. */
const epsilon = 1e-9;

/**
 * Lists the names of the other levels of possible scores in an interval, in ascending order, each once. So
 * `upTo: 37` and `below: 38` are equivalent for whole scores.
 * @param own name of the level of the score
 * @param decimals of the score
 * @param nameLevel default: the English names
 */
export function listReachedLevels(
  band: Pick<AgeBand, 'levels'>,
  { low, high }: Interval,
  own: string,
  decimals = 0,
  nameLevel: (step: LevelStep) => string = getEnglishLevelName,
): string[] {
  const scale = 10 ** decimals;
  const first = Math.ceil(low * scale - epsilon);
  const last = Math.floor(high * scale + epsilon);
  const reached = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    nameLevel(findLevelStep(band, (first + index) / scale)),
  );
  return [...new Set(reached)].filter((name) => name !== own && name !== '');
}
