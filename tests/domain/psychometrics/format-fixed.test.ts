import { expect, it } from 'vitest';
import { formatFixed } from '#domain/psychometrics/format-fixed.ts';

it.each([
  [-0.004, 2, '0.00'],
  [-0.04, 1, '0.0'],
  [-0.4, 0, '0'],
  [-0.006, 2, '-0.01'],
  [0.126, 2, '0.13'],
])('formats %d with %i decimals as %s, without a negative zero', (value, decimals, read) => {
  expect(formatFixed(value, decimals)).toBe(read);
});
