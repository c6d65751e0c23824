import type { RuleMessage } from '#domain/account/rules.ts';
import { validateBirthYear, getYearInIndia } from '#domain/account/birth-year.ts';
import { toAsciiDigits } from '#domain/account/digits.ts';

/**
 * Parses a year of birth in the digits of any script.
 * @returns NaN for an empty text, 0 for a text that is not a year
 */
export function parseBirthYear(text: string): number {
  const digits = toAsciiDigits(text).trim();
  if (digits === '') return Number.NaN;
  return /^\d{4}$/.test(digits) ? Number(digits) : 0;
}

/** Validates the field. The message does not mention the age limit. */
export function validateBirthYearField(text: string): RuleMessage | null {
  return validateBirthYear(parseBirthYear(text), getYearInIndia());
}
