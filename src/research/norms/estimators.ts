import { minGroupSize } from '../quality/small-counts.ts';

/**
 * Minimum sample size: with fewer people the standard error of the mean exceeds a tenth of the standard
 * deviation.
 */
export const minPeopleForNorms = 100;
/** Minimum size of a band for a percentile table: the median is then accurate to 2.5 percentiles. */
export const minPeopleForTable = 400;

/** Descriptions of the estimators for the file and the page. The formulas are in src/domain/psychometrics. */
export const estimators = {
  mean: 'Linear regression of the score on age; for a band, the value at the mean age of its people.',
  sd: 'Square root of the variance: linear regression of the squared residuals on age, times n / (n − 2), at that mean age; plus the variance of the means by age within the band.',
  plain: 'Mean and standard deviation (n − 1) of the people of the band, without weights and regression.',
  percentiles: `Proportion of people below a score plus half of those with it (mid-rank); adjacent scores are joined until an entry has ${minGroupSize} people. For bands of ${minPeopleForTable} people or more.`,
  cuts: 'One standard deviation below and above the mean, rounded down to a possible score.',
  weights:
    'With a margins file: iterative proportional fitting until all shares are reached to 1e-6, weights truncated to the cap after each iteration; effective sample size by Kish, (Σw)² / Σw².',
} as const;
