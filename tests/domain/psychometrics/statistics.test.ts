import { describe, expect, test } from 'vitest';
import { selectCompleteCases } from '#domain/psychometrics/complete-cases.ts';
import { computeCorrelation } from '#domain/psychometrics/correlation.ts';
import { computeMean } from '#domain/psychometrics/mean.ts';
import { computeQuantile } from '#domain/psychometrics/quantile.ts';
import { computeStandardDeviation } from '#domain/psychometrics/standard-deviation.ts';
import { computeStandardError } from '#domain/psychometrics/standard-error.ts';
import { computeTScore } from '#domain/psychometrics/t-score.ts';
import { computeVariance } from '#domain/psychometrics/variance.ts';

// Sum 40, mean 5; squared distances 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
const eight = [2, 4, 4, 4, 5, 5, 7, 9];

describe('mean and deviation', () => {
  test('of eight scores by hand: 40 / 8, and the root of 32 / 7', () => {
    expect(computeMean(eight)).toEqual({ value: 5 });
    expect(computeVariance(eight).value).toBeCloseTo(32 / 7, 12);
    expect(computeStandardDeviation(eight).value).toBeCloseTo(2.13809, 5);
  });

  test('equal scores have a deviation of exactly 0, even if their sum is not exact in binary', () => {
    expect(computeStandardDeviation([0.1, 0.1, 0.1])).toEqual({ value: 0 });
  });

  test.each([
    [[], 'There are no scores.', 'The standard deviation needs at least two scores; there are 0.'],
    [[4], undefined, 'The standard deviation needs at least two scores; there are 1.'],
  ])('of %j is undefined, with the reason', (values, mean, deviation) => {
    expect(computeMean(values)).toEqual(mean ? { value: null, reason: mean } : { value: 4 });
    expect(computeStandardDeviation(values)).toEqual({ value: null, reason: deviation });
  });
});

describe('a quantile', () => {
  test.each([
    // Definition 7: position 1 + 3 · share of 10, 20, 30, 40.
    [0, 10],
    [1 / 3, 20],
    [0.5, 25],
    [0.84, 35.2],
    [1, 40],
  ])('at %d of four scores is %d', (share, expected) => {
    expect(computeQuantile([40, 10, 30, 20], share).value).toBeCloseTo(expected, 10);
  });

  test('of no scores is undefined', () => {
    expect(computeQuantile([], 0.5)).toMatchObject({ value: null, reason: expect.any(String) });
  });
});

describe('a correlation', () => {
  test('by hand: products 1 + 0 + 1 = 2 of deviations with squares 2 and 8/3', () => {
    // x 1 2 3, y 1 3 3: means 2 and 7/3; products 4/3 + 0 + 2/3 = 2; squares 2 and 8/3; 2 / √(16/3).
    expect(computeCorrelation([1, 2, 3], [1, 3, 3]).value).toBeCloseTo(0.866025, 6);
    expect(computeCorrelation([1, 2, 3], [6, 4, 2])).toEqual({ value: -1 });
  });

  test('with a constant is undefined', () => {
    expect(computeCorrelation([1, 2, 3], [4, 4, 4])).toMatchObject({
      value: null,
      reason: expect.stringMatching(/constant/),
    });
    expect(computeCorrelation([1], [4])).toMatchObject({ value: null });
  });
});

test('the standard error of measurement: 15 · √(1 − 0.91) = 4.5, and the full deviation without reliability', () => {
  expect(computeStandardError(15, 0.91).value).toBeCloseTo(4.5, 12);
  expect(computeStandardError(15, 0)).toEqual({ value: 15 });
  expect(computeStandardError(15, -0.2)).toMatchObject({ value: null, reason: expect.any(String) });
  expect(computeStandardError(15, 1.1)).toMatchObject({ value: null });
});

test('a T score: one and a half deviations above the mean is 65, and the mean is 50', () => {
  expect(computeTScore(26, 20, 4)).toEqual({ value: 65 });
  expect(computeTScore(20, 20, 4)).toEqual({ value: 50 });
  expect(computeTScore(20, 20, 0)).toMatchObject({ value: null, reason: expect.any(String) });
});

test('excludes people with missing answers', () => {
  expect(selectCompleteCases([[1, 2], [null, 3], [4, 0], []])).toEqual([[1, 2], [4, 0], []]);
});
