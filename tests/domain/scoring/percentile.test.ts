import { describe, expect, it } from 'vitest';
import { normalCdf } from '#domain/scoring/normal-curve.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';

describe('the normal distribution', () => {
  it.each([
    // Published tables of the standard normal distribution.
    [0, 0.5],
    [1, 0.841344746],
    [-1, 0.158655254],
    [1.96, 0.975002105],
    [-2.5, 0.006209665],
    [3, 0.998650102],
    [-5, 0.000000287],
    [0.6744897502, 0.75],
  ])('below z = %d has a share of %d', (z, share) => {
    expect(normalCdf(z)).toBeCloseTo(share, 9);
  });

  it('ends at 0 and 1, and is symmetric', () => {
    expect(normalCdf(-40)).toBe(0);
    expect(normalCdf(40)).toBe(1);
    expect(normalCdf(-8)).toBe(0);
    for (const z of [0.1, 1.7, 4.2, 7.9]) {
      expect(normalCdf(z) + normalCdf(-z)).toBeCloseTo(1, 14);
    }
  });

  it('is monotonic', () => {
    const shares = Array.from({ length: 2001 }, (_, n) => normalCdf(-10 + n / 100));
    expect(shares.every((share, n) => n === 0 || share >= shares[n - 1]! - 1e-15)).toBe(true);
  });
});

describe('a percentile', () => {
  const overall = { mean: 87.5, sd: 13.5, basis: 'midpoint and half-width of 74 and 101' };

  it.each([
    [87.5, 50], // z = 0
    [101, 84], // z = 1: 84.13
    [74, 16], // z = -1: 15.87
    [92, 63], // z = 4.5 / 13.5 = 1/3: 63.06
    [94, 68], // z = 6.5 / 13.5 = 0.4815: 68.44 for 0.48, and 0.0015 · 35.6 more: 68.49
    [120, 99], // z = 2.407: 99.20
    [60.5, 2], // z = -2: 2.28
    [20, 1], // z = -5: below 1, kept at 1
    [200, 99], // z = 8.3: 100, kept at 99
  ])('of %d with mean 87.5 and deviation 13.5 is %i', (value, expected) => {
    expect(computePercentile(overall, value)).toBe(expected);
  });

  it.each([
    [1, 1], // below the table
    [2, 1], // 0 in the table, kept at 1
    [4, 20],
    [4.9, 20],
    [5, 61], // 60.5 rounds up
    [8, 99], // 100 in the table, kept at 99
    [70, 99],
  ])('of %d is read from a table if there is one: %i', (value, expected) => {
    const percentiles = [
      { score: 2, percentile: 0 },
      { score: 4, percentile: 20 },
      { score: 5, percentile: 60.5 },
      { score: 8, percentile: 100 },
    ];
    expect(computePercentile({ ...overall, percentiles }, value)).toBe(expected);
  });
});
