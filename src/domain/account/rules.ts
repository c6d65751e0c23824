import { toAsciiDigits } from './digits.ts';
import { countCodePoints, limits } from './limits.ts';
import { cleanText, removeInvisible } from './clean-text.ts';

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3: a path of 256 including its brackets). */
const longestEmail = 254;

/** Local part, at sign, and a domain with a dot. Excludes characters with which mail programs separate addresses. */
const email = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@(?:[^\s@,;:<>()[\]\\"\p{Cc}.]+\.)+[^\s@,;:<>()[\]\\"\p{Cc}.]+$/u;

/**
 * Validates an e-mail address.
 * @returns an error message, or null
 */
export function validateEmail(v: string): string | null {
  const address = normalizeEmail(v);
  if (address === '') return 'Email is required.';
  return address.length <= longestEmail && email.test(address) ? null : 'Enter a valid email address.';
}

/**
 * Validates the username of a new account.
 * @returns an error message, or null
 */
export function validateUsername(v: string): string | null {
  const name = normalizeUsername(v);
  if (name === '') return 'Username is required.';
  const { min, max } = limits.username;
  return isWithin(countCodePoints(name), limits.username)
    ? null
    : `Username must be ${min}–${max} characters.`;
}

/**
 * Validates the length of a new password. The server also refuses common passwords.
 * @returns an error message, or null
 */
export function validatePassword(v: string): string | null {
  if (v === '') return 'Password is required.';
  const { min, max } = limits.password;
  return isWithin(countCodePoints(normalizePassword(v)), limits.password)
    ? null
    : `Password must be ${min}–${max} characters.`;
}

/**
 * Validates the repetition of a new password.
 * @returns an error message, or null
 */
export function validatePasswordConfirmation(password: string, confirm: string): string | null {
  if (confirm === '') return 'Please confirm your password.';
  return normalizePassword(confirm) === normalizePassword(password) ? null : 'Passwords do not match.';
}

/** The message for users under 18. The text is from the specification. */
export const adultsOnlyMessage = `This program is for adults aged ${limits.age.min} or older.`;

/** The advice for users under 18; the helpline numbers follow it on the screen. */
export const underageAdvice =
  'If you are younger, please talk to an adult you trust, or call one of the numbers below.';

/** The heading and introduction of the helpline numbers. */
export const underageHelpMessages = {
  title: 'Someone to talk to',
  text: 'You may call at any age. It is free, and someone listens day and night.',
} as const;

/**
 * Validates the age of an adult.
 * @param v age in years; NaN for an empty field
 * @returns an error message, or null
 */
export function validateAdultAge(v: number): string | null {
  return v < limits.age.min ? adultsOnlyMessage : validateAge(v);
}

/**
 * Validates an age in forms that do not reveal the minimum age: an age under 18 is valid.
 * @param v age in years; NaN for an empty field
 * @returns an error message, or null
 */
export function validateAge(v: number): string | null {
  if (Number.isNaN(v)) return 'This field is required';
  const { max } = limits.age;
  return Number.isInteger(v) && v > 0 && v <= max
    ? null
    : `Please enter your age in whole years, up to ${max}.`;
}

/** Whether an age is under 18. Values of 0 and below are empty fields. */
export function isUnderage(age: number): boolean {
  return age > 0 && age < limits.age.min;
}

/**
 * The message for users under 18 in the contact form, since storing their data needs the consent of a parent.
 * The helpline numbers follow it on the screen.
 */
export const underageContactMessage = `This form is for people aged ${limits.age.min} and older. ${underageAdvice}`;

/**
 * Validates the age in the contact form.
 * @param v age in years; NaN for an empty field
 * @returns an error message, or null
 */
export function validateContactAge(v: number): string | null {
  if (isUnderage(v)) return underageContactMessage;
  return Number.isInteger(v) && isWithin(v, limits.age) ? null : 'Please enter your age in whole years.';
}

/**
 * Validates an optional phone number.
 * @returns an error message, or null
 */
export function validatePhone(v: string): string | null {
  return v.trim() === '' || parsePhone(v) !== '' ? null : 'Please enter 10 digits, or leave this empty.';
}

/** Normalizes an e-mail address for storage and comparison: without invisible characters, trimmed, in lower case. */
export function normalizeEmail(v: string): string {
  return removeInvisible(v).trim().toLowerCase();
}

/** Normalizes a username for storage and display. */
export function normalizeUsername(v: string): string {
  return cleanText(v);
}

/** The key by which usernames are unique: case-insensitive. */
export function usernameKey(v: string): string {
  // Upper case first: "ς" and "σ" are the same letter, and only their lower case differs.
  return normalizeUsername(v).toUpperCase().toLowerCase().normalize('NFC');
}

/** Normalizes a password before hashing: NFC, without trimming or truncating. */
export function normalizePassword(v: string): string {
  return v.normalize('NFC');
}

/**
 * Extracts the ten digits of an Indian phone number in any script, with or without spaces, hyphens, brackets,
 * dots, +91 or 0.
 * @returns '' for an invalid number
 */
export function parsePhone(v: string): string | '' {
  const bare = toAsciiDigits(removeInvisible(v)).replace(/[\s.\p{Pd}\p{Ps}\p{Pe}]/gu, '');
  return /^(?:\+?91|0)?([1-9]\d{9})$/.exec(bare)?.[1] ?? '';
}

function isWithin(n: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return n >= min && n <= max;
}
