import { describe, expect, test } from 'vitest';
import { computeFeldtInterval } from '#domain/psychometrics/alpha-interval.ts';
import { computeBootstrapInterval } from '#domain/psychometrics/bootstrap.ts';
import { computeAlpha } from '#domain/psychometrics/cronbach-alpha.ts';
import { computeFloorAndCeiling } from '#domain/psychometrics/floor-and-ceiling.ts';
import { createUndefinedFigure } from '#domain/psychometrics/figure.ts';
import { computeMean } from '#domain/psychometrics/mean.ts';
import { computeOmega } from '#domain/psychometrics/omega.ts';
import { computeRetest } from '#domain/psychometrics/retest.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';
import { computeSkewness } from '#domain/psychometrics/skewness.ts';
import { computeStraightLining } from '#domain/psychometrics/straight-lining.ts';

// R verifies the figures in tests/research/quality. These are the cases without a figure.

const random = createSeededRandom(7);
const people = Array.from({ length: 60 }, () => {
  const trait = random() * 4;
  return [1, 2, 3].map(() => Math.round(trait + random() * 3));
});

describe('a figure that cannot be computed is undefined with a reason, never 0', () => {
  test.each([
    ['skewness of two values', computeSkewness([1, 2]), /three values/],
    ['skewness of equal values', computeSkewness([0.1, 0.1, 0.1]), /constant/],
    ['omega of two items', computeOmega(people.map(([a = 0, b = 0]) => [a, b])), /three items/],
    [
      'omega with a duplicate item',
      computeOmega(people.map(([a = 0, b = 0]) => [a, b, a])),
      /linearly dependent/,
    ],
    ['omega with a constant item', computeOmega(people.map(([a = 0, b = 0]) => [a, b, 3])), /proper/],
    ['omega of more items than people', computeOmega(people.slice(0, 3)), /more people than items/],
    ['retest of two people', computeRetest([[1, 2], [2, 2]]).icc, /there are 2/], // biome-ignore format: one line
    ['retest of people with equal scores', computeRetest([[3, 3], [3, 3], [3, 3]]).icc, /equal/], // biome-ignore format: one line
    ['straight lines over three questions', computeStraightLining([[1, 1, 1]]), /four questions/],
    ['straight lines if everyone skipped something', computeStraightLining([[1, 1, null, 1]]), /No person/],
    ['floor without scores', computeFloorAndCeiling([], { min: 0, max: 4 }).floor, /no scores/],
    ['ceiling without scores', computeFloorAndCeiling([], { min: 0, max: 4 }).ceiling, /no scores/],
  ])('%s', (_, figure, reason) => {
    expect(figure).toEqual({ value: null, reason: expect.stringMatching(reason) });
  });

  test('has no interval', () => {
    expect(computeFeldtInterval(computeAlpha([[1], [2]]))).toBeNull();
    expect(computeRetest([[1, 2], [2, 2]]).interval).toBeNull(); // biome-ignore format: one line
    expect(computeBootstrapInterval(people, () => createUndefinedFigure('Never.'))).toBeNull();
  });
});

describe('omega', () => {
  test('is undefined if one item would explain more than its variance (a Heywood case)', () => {
    // Correlations .9, .9 and .5: the first loading would be √(.9 · .9 / .5) = 1.27.
    const heywood = Array.from({ length: 400 }, () => {
      const [one, two] = [random() - 0.5, random() - 0.5];
      return [one + two, one * 1.4 + two * 0.6 + random() * 0.1, one * 0.6 + two * 1.4 + random() * 0.1];
    });
    expect(computeOmega(heywood)).toMatchObject({ value: null, reason: expect.stringMatching(/Heywood/) });
  });

  test('depends neither on the sign of the factor nor on the unit of the items', () => {
    const usual = computeOmega(people).value ?? 0;
    expect(computeOmega(people.map((values) => values.map((value) => 7 - value))).value).toBeCloseTo(
      usual,
      9,
    );
    expect(computeOmega(people.map((values) => values.map((value) => value * 250))).value).toBeCloseTo(
      usual,
      9,
    );
  });
});

describe('the bootstrap', () => {
  const values = people.map(([first = 0]) => first);

  test('yields the same interval for the same seed, and different ones for different seeds', () => {
    const computeInterval = (seed: number) =>
      computeBootstrapInterval(values, computeMean, { times: 200, seed });
    expect(computeInterval(1)).toEqual(computeInterval(1));
    expect(computeInterval(1)).not.toEqual(computeInterval(2));
  });

  test('contains the estimate, with the width of its error', () => {
    const mean = computeMean(values).value ?? 0;
    const error = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) / values.length;
    const { low, high } = computeBootstrapInterval(values, computeMean) ?? { low: 0, high: 0 };
    expect((low + high) / 2).toBeCloseTo(mean, 1);
    expect((high - low) / (2 * 1.96 * error)).toBeCloseTo(1, 0);
  });
});

describe('test and retest', () => {
  test('a shift of all people reduces agreement and increases the smallest detectable change', () => {
    const still = computeRetest(people.map(([a = 0, b = 0]) => [a, b]));
    const moved = computeRetest(people.map(([a = 0, b = 0]) => [a, b + 2]));
    expect(moved.icc.value ?? 1).toBeLessThan(still.icc.value ?? 0);
    expect(moved.smallestChange.value ?? 0).toBeGreaterThan(still.smallestChange.value ?? 9);
    expect((moved.shift.value ?? 0) - (still.shift.value ?? 0)).toBeCloseTo(2, 9);
  });

  test('with equal scores is 1, without an interval', () => {
    expect(computeRetest(people.map(([a = 0]) => [a, a]))).toMatchObject({
      icc: { value: 1 },
      interval: null,
    });
  });
});
