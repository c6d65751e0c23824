import type { Message, MessageId } from '#language/translate.ts';
import { toAsciiDigits } from './digits.ts';
import { countCodePoints, limits } from './limits.ts';
import { removeInvisible } from './clean-text.ts';
import { normalizeUsername } from './username.ts';

/** Why a value of an account or profile is invalid. */
export type RuleMessage = Message<Extract<MessageId, `domain.rules.${string}`>>;

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3: a path of 256 including its brackets). */
const longestEmail = 254;

/** Local part, at sign, and a domain with a dot. Excludes characters with which mail programs separate addresses. */
const email = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@(?:[^\s@,;:<>()[\]\\"\p{Cc}.]+\.)+[^\s@,;:<>()[\]\\"\p{Cc}.]+$/u;

/**
 * Validates an e-mail address.
 * @returns the error, or null
 */
export function validateEmail(v: string): RuleMessage | null {
  const address = normalizeEmail(v);
  if (address === '') return { id: 'domain.rules.emailRequired' };
  return address.length <= longestEmail && email.test(address) ? null : { id: 'domain.rules.emailInvalid' };
}

/**
 * Validates the username of a new account.
 * @returns the error, or null
 */
export function validateUsername(v: string): RuleMessage | null {
  const name = normalizeUsername(v);
  if (name === '') return { id: 'domain.rules.usernameRequired' };
  return isWithin(countCodePoints(name), limits.username)
    ? null
    : { id: 'domain.rules.usernameLength', values: limits.username };
}

/**
 * Validates the length of a new password. The server also refuses common passwords.
 * @returns the error, or null
 */
export function validatePassword(v: string): RuleMessage | null {
  if (v === '') return { id: 'domain.rules.passwordRequired' };
  return isWithin(countCodePoints(normalizePassword(v)), limits.password)
    ? null
    : { id: 'domain.rules.passwordLength', values: limits.password };
}

/**
 * Validates the repetition of a new password.
 * @returns the error, or null
 */
export function validatePasswordConfirmation(password: string, confirm: string): RuleMessage | null {
  if (confirm === '') return { id: 'domain.rules.confirmRequired' };
  return normalizePassword(confirm) === normalizePassword(password)
    ? null
    : { id: 'domain.rules.confirmDiffers' };
}

/** The message for users under 18. The text is from the specification. */
export const adultsOnlyMessage = {
  id: 'domain.rules.adultsOnly',
  values: { min: limits.age.min },
} as const satisfies RuleMessage;

/**
 * Validates the age of an adult.
 * @param v age in years; NaN for an empty field
 * @returns the error, or null
 */
export function validateAdultAge(v: number): RuleMessage | null {
  return v < limits.age.min ? adultsOnlyMessage : validateAge(v);
}

/**
 * Validates an age in forms that do not reveal the minimum age: an age under 18 is valid.
 * @param v age in years; NaN for an empty field
 * @returns the error, or null
 */
export function validateAge(v: number): RuleMessage | null {
  if (Number.isNaN(v)) return { id: 'domain.rules.required' };
  const { max } = limits.age;
  return Number.isInteger(v) && v > 0 && v <= max ? null : { id: 'domain.rules.ageUpTo', values: { max } };
}

/** Whether an age is under 18. Values of 0 and below are empty fields. */
export function isUnderage(age: number): boolean {
  return age > 0 && age < limits.age.min;
}

/**
 * The message for users under 18 in the contact form, since storing their data needs the consent of a parent.
 * The helpline numbers follow it on the screen.
 */
export const underageContactMessage = {
  id: 'domain.rules.contactAge',
  values: { min: limits.age.min },
} as const satisfies RuleMessage;

/**
 * Validates the age in the contact form.
 * @param v age in years; NaN for an empty field
 * @returns the error, or null
 */
export function validateContactAge(v: number): RuleMessage | null {
  if (isUnderage(v)) return underageContactMessage;
  return Number.isInteger(v) && isWithin(v, limits.age) ? null : { id: 'domain.rules.age' };
}

/**
 * Validates an optional phone number.
 * @returns the error, or null
 */
export function validatePhone(v: string): RuleMessage | null {
  return v.trim() === '' || parsePhone(v) !== '' ? null : { id: 'domain.rules.phone' };
}

/** Normalizes an e-mail address for storage and comparison: without invisible characters, trimmed, in lower case. */
export function normalizeEmail(v: string): string {
  return removeInvisible(v).trim().toLowerCase();
}

/**
 * Normalizes a password before hashing, by OpaqueString (RFC 8265, 4.2): spaces of any kind are U+0020, then NFC; without
 * trimming or truncating.
 */
export function normalizePassword(v: string): string {
  return v.replace(/\p{Zs}/gu, ' ').normalize('NFC');
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
