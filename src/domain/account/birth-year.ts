import type { RuleMessage } from './rules.ts';
import { limits } from './limits.ts';
import { getIndianDay } from '../dates/india-day.ts';

/** The current calendar year in India. */
export function getYearInIndia(now = new Date()): number {
  return Number(getIndianDay(now).slice(0, 4));
}

/**
 * Validates a year of birth.
 * @param year NaN for an empty field
 * @param thisYear calendar year in India, from `getYearInIndia`
 * @returns the error, or null if the year is at most `limits.age.max` + 1 years ago
 */
export function validateBirthYear(year: number, thisYear: number): RuleMessage | null {
  if (Number.isNaN(year)) return { id: 'domain.rules.required' };
  const isPossible = Number.isInteger(year) && year <= thisYear && year >= thisYear - limits.age.max - 1;
  return isPossible ? null : { id: 'domain.rules.birthYear' };
}

/** Whether all people born in this year are under 18 during the whole of this calendar year. */
export function isUnderageYear(birthYear: number, thisYear: number): boolean {
  return thisYear - birthYear < limits.age.min;
}

/**
 * Estimates the age of an adult from the year of birth: the age at the end of the year.
 * @returns whole years, at least `limits.age.min`
 */
export function estimateAge(birthYear: number, thisYear: number): number {
  return Math.max(thisYear - birthYear, limits.age.min);
}

/** Whether an age matches a year of birth: the difference of the years, or one less before the birthday. */
export function hasMatchingBirthYear(age: number, birthYear: number, thisYear: number): boolean {
  const difference = thisYear - birthYear;
  return age === difference || age === difference - 1;
}
