import { minCount } from '../quality/small-counts.ts';

/**
 * Minimum sample size: with fewer people the standard error of the mean exceeds a tenth of the standard
 * deviation.
 */
export const leastPeople = 100;
/** Minimum size of a band for a percentile table: the median is then accurate to 2.5 percentiles. */
export const leastForTable = 400;

/** Descriptions of the estimators for the file and the page. The formulas are in src/domain/psychometrics. */
export const estimators = {
  mean: 'A straight line of least squares of the score over age; of a band, its height at the mean age of the band’s people.',
  sd: 'The root of the variance: a straight line of squared residuals over age, times n / (n − 2), at that mean age; and what the means of the ages in the band differ by.',
  plain: 'Mean and deviation (n − 1) of the people of the band alone, without weights.',
  percentiles: `Share of people below a score and half of those who have it; neighbouring scores stand together until ${minCount} people have one of them. From ${leastForTable} people in the band on.`,
  cuts: 'One deviation to either side of the mean, rounded down to a possible score.',
  weights:
    'Where a file of margins is given: iterative proportional fitting until every share is reached to 1e-6, weights cut to the cap after each round; effective people after Kish, (Σw)² / Σw².',
} as const;
