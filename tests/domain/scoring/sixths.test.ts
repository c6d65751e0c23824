import { describe, expect, it } from 'vitest';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { computeSixths } from '#domain/scoring/sixths.ts';

describe('a percentile in sixths', () => {
  // A sixth is 16.67 hundredths: the limits are 58.33 (3.5 sixths), 75 (4.5) and 91.67 (5.5).
  it.each([
    [1, 'lower', 6],
    [8, 'lower', 6],
    [9, 'lower', 5],
    [13, 'lower', 5],
    [24, 'lower', 5],
    [25, 'lower', 4],
    [26, 'lower', 4],
    [33, 'lower', 4],
    [41, 'lower', 4],
    [42, 'middle', 3],
    [50, 'middle', 3],
    [58, 'middle', 3],
    [59, 'higher', 4],
    [74, 'higher', 4],
    [75, 'higher', 4],
    [76, 'higher', 5],
    [87, 'higher', 5],
    [91, 'higher', 5],
    [92, 'higher', 6],
    [99, 'higher', 6],
  ] as const)('is for %i: %s, %i in 6', (percentile, side, sixths) => {
    expect(computeSixths(percentile)).toEqual({ side, sixths });
  });

  it('matches the unrounded percentile: pleasure of 18 and 26 at 18 to 35 years', () => {
    // (26 - 22) / 6 = 0.667 deviations: 74.75, which is 4.485 sixths; (18 - 22) / 6: 25.25, symmetric to it.
    const norm = { mean: 22, sd: 6, basis: 'pleasure, 18 to 35 years' };
    expect(computeSixths(computePercentile(norm, 26))).toEqual({ side: 'higher', sixths: 4 });
    expect(computeSixths(computePercentile(norm, 18))).toEqual({ side: 'lower', sixths: 4 });
  });

  it('is symmetric around the middle', () => {
    for (let percentile = 1; percentile < 50; percentile += 1) {
      expect(computeSixths(percentile).sixths).toBe(computeSixths(100 - percentile).sixths);
    }
  });
});
