import { describe, expect, it } from 'vitest';
import { computeResult } from '#domain/scoring/result.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const instrument = anInstrument();

describe('the result of an attempt', () => {
  it('contains value, level and percentile of every score', () => {
    // calm = 3 + (5 - 2) = 6, z = 1/1.5 = 0.667: 74.75 -> 75; joy = 1 + 2 = 3, z = -2/1.5 = -1.333: 9.12 -> 9;
    // overall = 9, z = -1/1.5: 25.25 -> 25; balance = 3/6 = 0.5; mean = 1.5.
    expect(computeResult(instrument, [3, 2, 1, 2], { age: 30 })).toEqual({
      calm: { value: 6, level: 'Average', percentile: 75 },
      joy: { value: 3, level: 'Low', percentile: 9 },
      overall: { value: 9, level: 'Average', percentile: 25 },
      balance: { value: 0.5, level: 'Low', percentile: null },
      meanJoy: { value: 1.5, level: '', percentile: null },
    });
  });

  it.each([
    // calm = q1 + 5 - q2. To 35 years: Low up to 3, Average up to 6. From 36: Low up to 4, Average up to 7.
    [[1, 3], 35, 'Low'], // 3
    [[1, 2], 35, 'Average'], // 4
    [[3, 2], 35, 'Average'], // 6
    [[4, 2], 35, 'High'], // 7
    [[1, 2], 36, 'Low'], // 4
    [[1, 1], 36, 'Average'], // 5
    [[4, 2], 36, 'Average'], // 7
    [[4, 1], 36, 'High'], // 8
  ])('uses cuts inclusively and by age: %j at %i is %s', (pair, age, level) => {
    expect(computeResult(instrument, [...pair, 1, 1], { age }).calm?.level).toBe(level);
  });

  it('uses the percentile of the age band', () => {
    // calm = 6: mean 5 up to 35, so 75; mean 6 from 36 on, z = 0, so 50.
    expect(computeResult(instrument, [3, 2, 1, 1], { age: 35 }).calm?.percentile).toBe(75);
    expect(computeResult(instrument, [3, 2, 1, 1], { age: 36 }).calm?.percentile).toBe(50);
  });

  it('omits a score that could not be computed', () => {
    const nothing = { value: null, level: '', percentile: null };
    const result = computeResult(instrument, [4, 1, null, 1], { age: 30 });
    expect(result).toMatchObject({ joy: nothing, overall: nothing, balance: nothing, meanJoy: nothing });
    expect(result.calm?.value).toBe(8);
  });
});
