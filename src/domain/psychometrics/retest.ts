import { fQuantile } from './f-quantile.ts';
import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';
import { type Interval, tailProbability } from './interval.ts';
import { computeMean } from './mean.ts';

/** The scores of one person at two times. */
export type RetestPair = readonly [first: number, second: number];

/** Test-retest statistics of a score. */
export interface Retest {
  /** Number of people. */
  readonly n: number;
  /** ICC(2,1): absolute agreement of single scores, at most 1. */
  readonly icc: Figure;
  readonly interval: Interval | null;
  /** Standard error of measurement for agreement, in score points, including a systematic shift. */
  readonly standardError: Figure;
  /** Smallest detectable change of an individual at 95 %, in score points. */
  readonly smallestChange: Figure;
  /** Mean of second minus first, in score points. */
  readonly shift: Figure;
}

/**
 * Computes test-retest agreement by a two-way random effects analysis of variance: ICC(2,1) of P. E. Shrout and
 * J. L. Fleiss, Psychological Bulletin 86(2), 1979, with the 95 % interval of K. O. McGraw and S. P. Wong,
 * Psychological Methods 1(1), 1996 (case A,1); as "ICC2" of R's `psych::ICC(lmer = FALSE)`. Standard error of
 * agreement and smallest detectable change: H. C. W. de Vet and others, Journal of Clinical Epidemiology 59(10),
 * 2006.
 * @returns figures without a value for fewer than three people
 */
export function computeRetest(pairs: readonly RetestPair[]): Retest {
  const n = pairs.length;
  const shift = computeMean(pairs.map(([first, second]) => second - first));
  if (n < 3 || shift.value === null) {
    const none = createUndefinedFigure(`Test-retest statistics need at least three people; there are ${n}.`);
    return { n, icc: none, interval: null, standardError: none, smallestChange: none, shift };
  }
  const squares = computeMeanSquares(pairs, shift.value);
  const spread = Math.max(0, (squares.sittings - squares.rest) / n);
  const standardError = Math.sqrt(spread + squares.rest);
  return {
    n,
    ...computeAgreement(squares, n),
    standardError: createFigureValue(standardError),
    smallestChange: createFigureValue(normalQuantile * Math.SQRT2 * standardError),
    shift,
  };
}

/** Number of measurements per person. */
const k = 2;
/** The 97.5th percentile of the standard normal distribution. */
const normalQuantile = 1.959963984540054;

interface MeanSquares {
  readonly people: number;
  readonly sittings: number;
  readonly rest: number;
}

/** Mean squares of the people × measurements table. */
function computeMeanSquares(pairs: readonly RetestPair[], shift: number): MeanSquares {
  const n = pairs.length;
  const grand = pairs.reduce((sum, [first, second]) => sum + first + second, 0) / (k * n);
  const people = pairs.reduce((sum, [first, second]) => sum + k * ((first + second) / k - grand) ** 2, 0);
  // The difference of a person minus the mean shift is split equally between both measurements.
  const rest = pairs.reduce((sum, [first, second]) => sum + (second - first - shift) ** 2 / 2, 0);
  return { people: people / (n - 1), sittings: (n * shift ** 2) / 2, rest: rest / (n - 1) };
}

function computeAgreement(
  { people, sittings, rest }: MeanSquares,
  n: number,
): Pick<Retest, 'icc' | 'interval'> {
  const all = people + (k - 1) * rest + (k * (sittings - rest)) / n;
  if (all <= 0) return { icc: createUndefinedFigure('All scores are equal at both times.'), interval: null };
  const icc = (people - rest) / all;
  if (rest === 0) return { icc: createFigureValue(icc), interval: null };
  const f = sittings / rest;
  const a = k * icc * f;
  const b = n * (1 + (k - 1) * icc) - k * icc;
  const freedom = ((k - 1) * (n - 1) * (a + b) ** 2) / ((n - 1) * a ** 2 + b ** 2);
  const upper = fQuantile(1 - tailProbability, n - 1, freedom);
  const lower = fQuantile(1 - tailProbability, freedom, n - 1);
  const noise = k * sittings + (k * n - k - n) * rest;
  return {
    icc: createFigureValue(icc),
    interval: {
      low: (n * (people - upper * rest)) / (upper * noise + n * people),
      high: (n * (lower * people - rest)) / (noise + n * lower * people),
    },
  };
}
