import { describe, expect, test } from 'vitest';
import { checkInstrument, checkSet, runExamples } from '#domain/instrument/check.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { findInstrument, instruments } from './instrument-files.ts';

describe.each(instruments.map((one) => [one.id, one] as const))('%s', (_, one) => {
  test('is valid', () => {
    expect(checkInstrument(one)).toEqual([]);
  });

  test('matches its worked examples', () => {
    expect(runExamples(one)).toEqual([]);
  });

  test('its examples are on both sides of every age limit and at both ends of the scale', () => {
    const ages = one.examples.map((example) => example.age);
    expect(Math.min(...ages)).toBeLessThanOrEqual(35);
    expect(Math.max(...ages)).toBeGreaterThanOrEqual(36);
    const uniform = one.examples.filter((example) => new Set(example.answers).size === 1);
    expect(uniform.length).toBeGreaterThanOrEqual(2);
    expect(one.examples.length).toBeGreaterThan(uniform.length);
  });
});

test('the five files are consistent', () => {
  expect(checkSet(instruments)).toEqual([]);
});

/** `code` for every item, but `other` at the listed positions (from 1). */
const createAnswers = (id: string, code: number, other: number, positions: number[]) =>
  findInstrument(id).items.map((_, index) => (positions.includes(index + 1) ? other : code));

describe('results computed by hand, independently of the files', () => {
  test('S1 at 29: 4 everywhere, 2 on the four reversed statements', () => {
    // Reversed: 7, 12, 17, 19, one in each part; 2 becomes 7 - 2 = 5. Self acceptance 3*4+5 = 17, z = (17-18.5)/3.5 =
    // -0.429, 33 %. Mastery 5*4+5 = 25, z = 0.091, 54. Relations 4*4+5 = 21, z = -0.047, 48. Growth 21, z = -0.75, 23.
    // Overall 17+25+21+21 = 84, z = -0.259, 40.
    const result = computeResult(findInstrument('S1'), createAnswers('S1', 4, 2, [7, 12, 17, 19]), {
      age: 29,
    });
    expect(result).toEqual({
      selfAcceptance: { value: 17, level: 'Average', percentile: 33 },
      mastery: { value: 25, level: 'Average', percentile: 54 },
      positiveRelations: { value: 21, level: 'Average', percentile: 48 },
      personalGrowth: { value: 21, level: 'Average', percentile: 23 },
      overall: { value: 84, level: 'Average', percentile: 40 },
    });
  });

  test('S2 at 41: 2 everywhere, 4 for Peaceful, Curious, Thankful and Ready to laugh', () => {
    // Positions 1, 3, 4 and 7 are pleasant. Positive 13*2 + 4*2 = 34, z = (34-42.5)/7.5 = -1.133, 13 %. Negative 26, z =
    // (26-25.5)/5.5 = 0.091, 54. Means 26/13 = 2, 34/13 = 2.615... -> 2.62. Ratio 34/26 = 1.307... -> 1.31.
    const result = computeResult(findInstrument('S2'), createAnswers('S2', 2, 4, [1, 3, 4, 7]), { age: 41 });
    expect(result).toMatchObject({
      positive: { value: 34, level: 'Low', percentile: 13 },
      negative: { value: 26, level: 'Average', percentile: 54 },
      meanNegative: { value: 2 },
      meanPositive: { value: 2.62 },
      ratio: { value: 1.31, level: 'Average', percentile: null },
    });
  });

  test('S3: E everywhere, B on the reversed cards 2, 4, 7 and 9', () => {
    // Reversed: 2 becomes 7 - 2 = 5, so 9*5 = 45. At 35: 45 > 43, z = (45-38)/5 = 1.4, 92. At 36: 45 <= 46, z = 0.8, 79.
    const card = createAnswers('S3', 5, 2, [2, 4, 7, 9]);
    expect(computeResult(findInstrument('S3'), card, { age: 35 })).toEqual({
      social: { value: 45, level: 'High', percentile: 92 },
    });
    expect(computeResult(findInstrument('S3'), card, { age: 36 })).toEqual({
      social: { value: 45, level: 'Average', percentile: 79 },
    });
  });

  test('S4 at 60: some of the time everywhere, all of the time twice', () => {
    // 8*3 + 2*5 = 34, z = (34-21.9)/7 = 1.729, 96 %.
    const result = computeResult(findInstrument('S4'), createAnswers('S4', 3, 5, [1, 10]), { age: 60 });
    expect(result).toEqual({ distress: { value: 34, level: 'High', percentile: 96 } });
  });

  test('S5 at 20 and 50: rarely everywhere, regularly on music, food, film and help', () => {
    // Pleasure (positions 1, 3, 8) 3*5 + 7*1 = 22: at 20 z = 0, 50; at 50 z = (22-18)/5 = 0.8, 79. Meaning (position 2) 5
    // + 9*1 = 14: z = (14-27.5)/5.5 = -2.455, 0.7 % -> 1.
    const week = createAnswers('S5', 1, 5, [1, 2, 3, 8]);
    const meaning = { value: 14, level: 'Low', percentile: 1 };
    expect(computeResult(findInstrument('S5'), week, { age: 20 })).toEqual({
      pleasure: { value: 22, level: 'Average', percentile: 50 },
      meaning,
    });
    expect(computeResult(findInstrument('S5'), week, { age: 50 })).toEqual({
      pleasure: { value: 22, level: 'Average', percentile: 79 },
      meaning,
    });
  });
});
