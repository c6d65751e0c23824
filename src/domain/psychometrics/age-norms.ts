import { predictAt, type RegressionLine, fitLine } from './fit-line.ts';

/** A score with the age and weight of the person. */
export interface AgedScore {
  /** In whole years. */
  readonly age: number;
  readonly score: number;
  /** Sampling weight, 1 on average. */
  readonly weight: number;
}

/** Mean and variance of a score as linear functions of age in years. */
export interface AgeNorms {
  /** In score points. */
  readonly mean: RegressionLine;
  /** In squared score points. */
  readonly variance: RegressionLine;
}

/**
 * Computes norms by age with two regressions, both as R's `lm`: scores on age for the mean, and squared
 * residuals on age for the variance, times n / (n − 2) for the two estimated parameters. Squared residuals need
 * no normal distribution, unlike logarithms or absolute residuals (T. S. Breusch and A. R. Pagan, Econometrica
 * 47, 1979).
 * All ages share the lines, so fewer people are needed than for norms per group (H. E. M. Oosterhuis and others,
 * Assessment 23, 2016).
 * @param people at least three
 */
export function computeAgeNorms(people: readonly AgedScore[]): AgeNorms {
  const mean = fitLine(people.map(({ age, score, weight }) => ({ x: age, y: score, weight })));
  const own = people.length / (people.length - 2);
  const squares = people.map(({ age, score, weight }) => {
    return { x: age, y: own * (score - predictAt(mean, age)) ** 2, weight };
  });
  return { mean, variance: fitLine(squares) };
}

/**
 * Computes mean and standard deviation of an age group: the mean at the mean age, and the variance there plus
 * the variance of the means by age.
 * @param group at least one person
 * @returns null if the variance is not above 0
 */
export function computeGroupNorms(
  { mean, variance }: AgeNorms,
  group: readonly Pick<AgedScore, 'age' | 'weight'>[],
): { readonly mean: number; readonly sd: number } | null {
  const total = group.reduce((sum, { weight }) => sum + weight, 0);
  const age = group.reduce((sum, one) => sum + one.weight * one.age, 0) / total;
  const spread = group.reduce((sum, one) => sum + one.weight * (one.age - age) ** 2, 0) / total;
  const square = predictAt(variance, age) + mean.slope ** 2 * spread;
  return square > 0 ? { mean: predictAt(mean, age), sd: Math.sqrt(square) } : null;
}
