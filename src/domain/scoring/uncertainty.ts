import type { AgeBand, Score } from '../instrument/instrument.ts';
import { rowError } from './formulas/row-error.ts';
import { levelName } from './known-level.ts';
import type { PossibleRange } from './possible-range.ts';
import { levelAt } from './step.ts';

/** Where a score may lie, in score points. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What of a score decides how exact it is. */
export type Measured = Pick<Score, 'formula' | 'decimals' | 'report'>;

/**
 * The standard error of measurement at one score, in its points: that of its row in a table, else the one a study gives,
 * else worked out as sd · √(1 − r) (Lord and Novick 1968). Null where the score has none of them.
 * @param value rounded as it is stored
 */
export function getStandardError(
  { formula, decimals, report }: Measured,
  { norm }: AgeBand,
  value: number,
): number | null {
  const ofRow = formula.kind === 'table' ? rowError(formula, value, decimals) : null;
  if (ofRow !== null) return ofRow;
  if (report?.standardError !== undefined) return report.standardError.value;
  const reliability = report?.reliability?.value;
  return reliability === undefined || norm === null ? null : norm.sd * Math.sqrt(1 - reliability);
}

/**
 * 1.96 standard errors of measurement in score points: in about 95 of 100 sittings the questions' own imprecision moves
 * a score no further than that. Null where nobody knows.
 */
export function computeImprecision(score: Measured, band: AgeBand, value: number): number | null {
  const error = getStandardError(score, band, value);
  return error === null ? null : 1.96 * error;
}

/**
 * The score with plus and minus what `imprecisionOf` says.
 * @returns kept within the possible range, with the decimals of the score and one at least; null where nobody knows
 */
export function computeInterval(
  score: Measured,
  band: AgeBand,
  value: number,
  possible: PossibleRange,
): Interval | null {
  const reach = computeImprecision(score, band, value);
  if (reach === null) return null;
  const rounded = (end: number) => Number(end.toFixed(Math.max(score.decimals, 1)));
  return {
    low: rounded(Math.max(value - reach, possible.min)),
    high: rounded(Math.min(value + reach, possible.max)),
  };
}

/** Decimal numbers have no exact binary form; this hair may not decide whether a score lies in an interval. */
const epsilon = 1e-9;

/**
 * The names of the other levels that an interval reaches, lowest scores first, each once: those of the scores in it that
 * a person can have. So a cut written as `upTo: 37` and as `below: 38` says the same of whole scores, and 37.4 reaches
 * neither's next.
 * @param own name of the level that the score is in
 * @param decimals of the score
 */
export function levelsReached(
  band: Pick<AgeBand, 'levels'>,
  { low, high }: Interval,
  own: string,
  decimals = 0,
): string[] {
  const scale = 10 ** decimals;
  const first = Math.ceil(low * scale - epsilon);
  const last = Math.floor(high * scale + epsilon);
  const reached = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    levelName(levelAt(band, (first + index) / scale)),
  );
  return [...new Set(reached)].filter((name) => name !== own && name !== '');
}
