import { expect, it } from 'vitest';
import { divideFractions, roundFraction, sumFractions } from '#domain/scoring/fraction.ts';

const createFraction = (over: number, under: number) => ({ over, under });

it.each([
  // Exact halves, which binary numbers would miss: 201/200 = 1.005, 203/200 = 1.015, 43/40 = 1.075.
  [createFraction(201, 200), 2, 1.01],
  [createFraction(203, 200), 2, 1.02],
  [createFraction(43, 40), 2, 1.08],
  // 2/3 = 0.666…, 1/3 = 0.333…
  [createFraction(2, 3), 2, 0.67],
  [createFraction(1, 3), 2, 0.33],
  [createFraction(5, 2), 0, 3],
  [createFraction(7, 1), 0, 7],
  [createFraction(7, 1), 2, 7],
  // Below 0, half up is towards 0: -2.5 gives -2, -2.6 gives -3.
  [createFraction(-5, 2), 0, -2],
  [createFraction(-13, 5), 0, -3],
  [createFraction(0, 4), 2, 0],
])('%j with %i decimals is %d', (value, decimals, expected) => {
  expect(roundFraction(value, decimals)).toBe(expected);
});

it('adds fractions exactly', () => {
  // 1/2 + 1/3 = 5/6 = 0.8333
  expect(roundFraction(sumFractions([createFraction(1, 2), createFraction(1, 3)]), 4)).toBe(0.8333);
  expect(roundFraction(sumFractions([]), 0)).toBe(0);
});

it('divides, also by a negative number, and never by 0', () => {
  // (3/2) / (-5/4) = -12/10
  expect(roundFraction(divideFractions(createFraction(3, 2), createFraction(-5, 4))!, 2)).toBe(-1.2);
  expect(divideFractions(createFraction(3, 2), createFraction(0, 1))).toBeNull();
});
