import { expect, it } from 'vitest';
import { barFill } from '../../../src/domain/scoring/bar.ts';

it.each([
  // (value - min) / (max - min): (31.5 - 9) / 45 = 0.5; (18 - 0) / 24 = 0.75.
  [31.5, { min: 9, max: 54 }, 50],
  [18, { min: 0, max: 24 }, 75],
  [0.5, { min: 0, max: 1 }, 50],
  [9, { min: 9, max: 54 }, 0],
  [54, { min: 9, max: 54 }, 100],
  [2, { min: 9, max: 54 }, 0],
  [5, { min: 0, max: 3 }, 100],
  [5, { min: 5, max: 5 }, 0],
  [5, { min: 9, max: 1 }, 0],
  [Number.NaN, { min: 0, max: 3 }, 0],
  [2, { min: Number.NaN, max: 3 }, 0],
  [Number.POSITIVE_INFINITY, { min: 0, max: 3 }, 100],
])('%d in %j fills %d percent', (value, range, percent) => {
  expect(barFill(value, range)).toBe(percent);
});
