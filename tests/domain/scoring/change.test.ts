import { describe, expect, test } from 'vitest';
import type { AgeBand, Score } from '#domain/instrument/instrument.ts';
import {
  computeChange,
  isComparable,
  getComparableFrom,
  computeReliableChange,
  isIntervalTooShort,
} from '#domain/scoring/change.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { instruments } from '#tests/support/instruments.ts';

const norm = { mean: 50, sd: 25, basis: 'made up' };
const createScore = (reliability: number | null, sd: number | null = 25) =>
  ({
    formula: { kind: 'sum', items: ['q1'] },
    decimals: 0,
    report: {
      reliability: reliability === null ? null : { value: reliability, basis: 'made up' },
      bands: [{ from: 18, to: null, norm: sd === null ? null : { ...norm, sd }, levels: [] }],
    },
  }) as unknown as Score;
const evaluateChange = (one: Score, previous: number, current: number, age = 30) =>
  computeChange(one, selectBand(one.report!.bands, { age }) as AgeBand, previous, current);

describe('the smallest reliable change', () => {
  test.each([
    // 1.96 · 13.5 = 26.46; √(2 · 0.1) = 0.44721; together 11.833.
    [13.5, 0.9, 11.833],
    // 1.96 · 3.5 = 6.86; √(2 · 0.2) = 0.63246; together 4.339.
    [3.5, 0.8, 4.339],
    // 1.96 · 7 = 13.72; · 0.44721 = 6.136.
    [7, 0.9, 6.136],
    // 1.96 · 25 = 49; √(2 · 0.5) = 1.
    [25, 0.5, 49],
  ])('deviation %d and reliability %d: %d points', (sd, reliability, points) => {
    const error = sd * Math.sqrt(1 - reliability);
    expect(computeReliableChange(error, error)).toBeCloseTo(points, 3);
  });

  test('uses the error of each score', () => {
    // 1.96 · √(3² + 4²) = 1.96 · 5.
    expect(computeReliableChange(3, 4)).toBeCloseTo(9.8, 10);
  });
});

describe('the change to a second score', () => {
  test('below the bound is about the same, at or above it is a change', () => {
    // The bound is exactly 49 points.
    expect(evaluateChange(createScore(0.5), 20, 68)).toBe('same');
    expect(evaluateChange(createScore(0.5), 20, 69)).toBe('more');
    expect(evaluateChange(createScore(0.5), 69, 20)).toBe('less');
    expect(evaluateChange(createScore(0.5), 69, 21)).toBe('same');
  });

  test('reaches the bound despite binary rounding', () => {
    // √(2 · 0.02) = 0.2; 1.96 · 0.2 · 125 = 49; 1 − 0.98 is slightly more than 0.02 in binary.
    expect(evaluateChange(createScore(0.98, 125), 0, 49)).toBe('more');
  });

  test('of a table uses the error of each row', () => {
    const table = {
      formula: {
        kind: 'table',
        score: 'raw',
        rows: [
          { from: 8, value: 38, standardError: 3 },
          { from: 9, value: 48, standardError: 4 },
          { from: 10, value: 47, standardError: 4 },
        ],
      },
      decimals: 0,
      report: createScore(null).report,
    } as unknown as Score;
    // The bound is 1.96 · √(9 + 16) = 9.8.
    expect(evaluateChange(table, 38, 48)).toBe('more');
    expect(evaluateChange(table, 38, 47)).toBe('same');
  });

  test('with a standard error from a study needs neither reliability nor norm', () => {
    const withoutBoth = createScore(null, null);
    const withError = {
      ...withoutBoth,
      report: { ...withoutBoth.report!, standardError: { value: 5, basis: 'made up' } },
    };
    // 1.96 · √2 · 5 = 13.859.
    expect(evaluateChange(withError, 20, 33)).toBe('same');
    expect(evaluateChange(withError, 20, 34)).toBe('more');
  });

  test('of equal scores is the same, even without error', () => {
    expect(evaluateChange(createScore(1), 40, 40)).toBe('same');
    expect(evaluateChange(createScore(1), 40, 41)).toBe('more');
  });

  test('without reliability or without a norm is unknown', () => {
    expect(evaluateChange(createScore(null), 20, 90)).toBeNull();
    expect(evaluateChange(createScore(0.9, null), 20, 90)).toBeNull();
  });

  test('is 12 points for the overall score of the first section, 10 for its positive feelings', () => {
    const findScore = (id: string) =>
      instruments.flatMap(({ scores }) => scores).find((score) => score.id === id) as Score;
    // 11.833, above.
    expect(evaluateChange(findScore('overall'), 75, 86)).toBe('same');
    expect(evaluateChange(findScore('overall'), 74, 86)).toBe('more');
    // 1.96 · 7.5 = 14.7; · 0.63246 = 9.297.
    expect(evaluateChange(findScore('positive'), 40, 49)).toBe('same');
    expect(evaluateChange(findScore('positive'), 40, 30)).toBe('less');
    // Pleasure: 1.96 · 6 · 0.63246 = 7.438 to 35 years, 1.96 · 5 · 0.63246 = 6.198 from 36 on.
    expect(evaluateChange(findScore('pleasure'), 20, 27, 35)).toBe('same');
    expect(evaluateChange(findScore('pleasure'), 20, 27, 36)).toBe('more');
    expect(evaluateChange(findScore('ratio'), 1, 3)).toBeNull();
  });
});

describe('comparable scores', () => {
  test('have the same major version', () => {
    expect(isComparable('1.0', '1.4')).toBe(true);
    expect([
      isComparable('1.0', '1.0.0'),
      isComparable('1.0.3', '1.4'),
      isComparable('1.9.9', '2.0'),
    ]).toEqual([true, true, false]);
    expect(isComparable('1.9', '2.0')).toBe(false);
    expect(isComparable('1.0', '10.0')).toBe(false);
  });

  test('include those of an unknown version', () => {
    expect(isComparable(undefined, '2.0')).toBe(true);
    expect(isComparable('2.0', undefined)).toBe(true);
  });
});

test('attempts less than fourteen days apart are too close to be compared', () => {
  const first = '2026-11-17T06:30:00.000Z';
  expect(getComparableFrom(first).toISOString()).toBe('2026-12-01T06:30:00.000Z');
  expect(isIntervalTooShort(first, '2026-12-01T06:29:59.000Z')).toBe(true);
  expect(isIntervalTooShort(first, '2026-12-01T06:30:00.000Z')).toBe(false);
  expect([isIntervalTooShort(null, first), isIntervalTooShort(first, null)]).toEqual([false, false]);
});

test('a section can set its own number of days', () => {
  const first = '2026-11-17T06:30:00.000Z';
  expect(getComparableFrom(first, { repeatAfterDays: 28 }).toISOString()).toBe('2026-12-15T06:30:00.000Z');
  expect(getComparableFrom(first, { optional: true })).toEqual(getComparableFrom(first));
  expect(isIntervalTooShort(first, '2026-12-15T06:29:59.000Z', { repeatAfterDays: 28 })).toBe(true);
  expect(isIntervalTooShort(first, '2026-11-20T06:30:00.000Z', { repeatAfterDays: 3 })).toBe(false);
});
