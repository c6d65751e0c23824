import { heightAt, type RegressionLine, fitLine } from './fit-line.ts';

/** A score with what norms by age need of the person. */
export interface AgedScore {
  /** In whole years. */
  readonly age: number;
  readonly score: number;
  /** How many people the person stands for, 1 on average. */
  readonly weight: number;
}

/** Mean and variance of a score as lines over age in years. */
export interface AgeNorms {
  /** In score points. */
  readonly mean: RegressionLine;
  /** In squared score points. */
  readonly variance: RegressionLine;
}

/**
 * Norms by age: the mean is the line of scores over age; the variance is the line of squared residuals over age, times
 * n / (n − 2) for the two figures that were taken from the same people. Both are R's `lm`. Squares need no normal curve, as
 * logarithms or absolute residuals would (the second line: T. S. Breusch and A. R. Pagan, Econometrica 47, 1979). All ages
 * share each line, so that fewer people are needed than for norms group by group (H. E. M. Oosterhuis and others,
 * Assessment 23, 2016).
 * @param people three at least
 */
export function computeAgeNorms(people: readonly AgedScore[]): AgeNorms {
  const mean = fitLine(people.map(({ age, score, weight }) => ({ x: age, y: score, weight })));
  const own = people.length / (people.length - 2);
  const squares = people.map(({ age, score, weight }) => {
    return { x: age, y: own * (score - heightAt(mean, age)) ** 2, weight };
  });
  return { mean, variance: fitLine(squares) };
}

/**
 * Mean and deviation of a group of ages by these norms: the mean at the group's mean age; the variance there, and what the
 * means of its ages differ by.
 * @param group its people, one at least
 * @returns null where the line of the variance falls to 0 there
 */
export function normsOfGroup(
  { mean, variance }: AgeNorms,
  group: readonly Pick<AgedScore, 'age' | 'weight'>[],
): { readonly mean: number; readonly sd: number } | null {
  const total = group.reduce((sum, { weight }) => sum + weight, 0);
  const age = group.reduce((sum, one) => sum + one.weight * one.age, 0) / total;
  const spread = group.reduce((sum, one) => sum + one.weight * (one.age - age) ** 2, 0) / total;
  const square = heightAt(variance, age) + mean.slope ** 2 * spread;
  return square > 0 ? { mean: heightAt(mean, age), sd: Math.sqrt(square) } : null;
}
