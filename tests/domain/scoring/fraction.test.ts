import { expect, it } from 'vitest';
import { quotient, roundFraction, sumFractions } from '#domain/scoring/fraction.ts';

const of = (over: number, under: number) => ({ over, under });

it.each([
  // Exact halves, which binary numbers would miss: 201/200 = 1.005, 203/200 = 1.015, 43/40 = 1.075.
  [of(201, 200), 2, 1.01],
  [of(203, 200), 2, 1.02],
  [of(43, 40), 2, 1.08],
  // 2/3 = 0.666…, 1/3 = 0.333…
  [of(2, 3), 2, 0.67],
  [of(1, 3), 2, 0.33],
  [of(5, 2), 0, 3],
  [of(7, 1), 0, 7],
  [of(7, 1), 2, 7],
  // Below 0, half up is towards 0: -2.5 gives -2, -2.6 gives -3.
  [of(-5, 2), 0, -2],
  [of(-13, 5), 0, -3],
  [of(0, 4), 2, 0],
])('%j with %i decimals is %d', (value, decimals, expected) => {
  expect(roundFraction(value, decimals)).toBe(expected);
});

it('adds fractions exactly', () => {
  // 1/2 + 1/3 = 5/6 = 0.8333
  expect(roundFraction(sumFractions([of(1, 2), of(1, 3)]), 4)).toBe(0.8333);
  expect(roundFraction(sumFractions([]), 0)).toBe(0);
});

it('divides, also by a negative number, and never by 0', () => {
  // (3/2) / (-5/4) = -12/10
  expect(roundFraction(quotient(of(3, 2), of(-5, 4))!, 2)).toBe(-1.2);
  expect(quotient(of(3, 2), of(0, 1))).toBeNull();
});
