import { translateMessage } from '#language/translate.ts';
import { t } from '#tests/support/english.ts';
import { describe, expect, test } from 'vitest';
import {
  validateBirthYear,
  hasMatchingBirthYear,
  isUnderageYear,
  getYearInIndia,
} from '#domain/account/birth-year.ts';

test('the year starts at midnight in India, five and a half hours before UTC', () => {
  expect(getYearInIndia(new Date('2026-12-31T18:29:59Z'))).toBe(2026);
  expect(getYearInIndia(new Date('2026-12-31T18:30:00Z'))).toBe(2027);
});

test.each([
  [2009, true],
  [2008, false],
  [1990, false],
  [2026, true],
])('a year of birth of %i is certainly under 18 in 2026: %s', (year, isUnderage) => {
  expect(isUnderageYear(year, 2026)).toBe(isUnderage);
});

describe('a year of birth', () => {
  test.each([2026, 2009, 1905])('of %i is valid in 2026', (year) => {
    expect(validateBirthYear(year, 2026)).toBeNull();
  });
  test.each([2027, 1904, 199, 0, -1, 1990.5])('of %d is invalid', (year) => {
    expect(translateMessage(t, validateBirthYear(year, 2026))).toBe(
      'Please enter your year of birth with four digits.',
    );
  });
  test('is required', () => {
    expect(translateMessage(t, validateBirthYear(Number.NaN, 2026))).toBe('This field is required');
  });
  test.each([
    [36, true],
    [35, true],
    [37, false],
    [34, false],
    [15, false],
  ])('of 1990 is consistent with an age of %i in 2026: %s', (age, fits) => {
    expect(hasMatchingBirthYear(age, 1990, 2026)).toBe(fits);
  });
});
