import { limits } from './limits.ts';

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** The calendar year in India. */
export function yearInIndia(now = new Date()): number {
  return Number(inIndia.format(now));
}

/**
 * Validates a year of birth.
 * @param year NaN for an empty field
 * @param thisYear of `yearInIndia`
 * @returns the message, or null for a year that a living person can have
 */
export function birthYearProblem(year: number, thisYear: number): string | null {
  if (Number.isNaN(year)) return 'This field is required';
  const isPossible = Number.isInteger(year) && year <= thisYear && year >= thisYear - limits.age.max - 1;
  return isPossible ? null : 'Please enter your year of birth with four digits.';
}

/** Is everyone born in this year under 18 for the whole of this calendar year? */
export function isUnderageYear(birthYear: number, thisYear: number): boolean {
  return thisYear - birthYear < limits.age.min;
}

/** Does an age fit a year of birth? It is the difference of the years, or one less before the birthday. */
export function fitsBirthYear(age: number, birthYear: number, thisYear: number): boolean {
  const difference = thisYear - birthYear;
  return age === difference || age === difference - 1;
}
