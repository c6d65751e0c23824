import { birthYearProblem, yearInIndia } from '#domain/account/birth-year.ts';
import { asciiDigits } from '#domain/account/digits.ts';

/** Parses a typed year of birth, in the digits of any script. NaN for an empty field, 0 for what is no year. */
export function parseBirthYear(typed: string): number {
  const digits = asciiDigits(typed).trim();
  if (digits === '') return Number.NaN;
  return /^\d{4}$/.test(digits) ? Number(digits) : 0;
}

/** The rule of the field. It does not hint at the age limit. */
export function birthYearRule(typed: string): string | null {
  return birthYearProblem(parseBirthYear(typed), yearInIndia());
}
