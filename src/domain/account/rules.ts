import { asciiDigits } from './digits.ts';
import { codePoints, limits } from './limits.ts';
import { cleanText, withoutInvisible } from './visible.ts';

/** The longest address that mail can carry (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const longestEmail = 254;

/** Text, an at sign, text, a dot and text; nothing that a mail program would read as two addresses. */
const email = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@(?:[^\s@,;:<>()[\]\\"\p{Cc}.]+\.)+[^\s@,;:<>()[\]\\"\p{Cc}.]+$/u;

/** What is wrong with an e-mail address; null when nothing is. */
export function emailProblem(v: string): string | null {
  const address = normalEmail(v);
  if (address === '') return 'Email is required.';
  return address.length <= longestEmail && email.test(address) ? null : 'Enter a valid email address.';
}

/** What is wrong with a username to be created; null when nothing is. */
export function usernameProblem(v: string): string | null {
  const name = normalUsername(v);
  if (name === '') return 'Username is required.';
  const { min, max } = limits.username;
  return isWithin(codePoints(name), limits.username) ? null : `Username must be ${min}–${max} characters.`;
}

/** What is wrong with a password to be created; null when nothing is. The server also refuses common ones. */
export function passwordProblem(v: string): string | null {
  if (v === '') return 'Password is required.';
  const { min, max } = limits.password;
  return isWithin(codePoints(normalPassword(v)), limits.password)
    ? null
    : `Password must be ${min}–${max} characters.`;
}

/** What is wrong with the repetition of a password; null when nothing is. */
export function confirmProblem(password: string, confirm: string): string | null {
  if (confirm === '') return 'Please confirm your password.';
  return normalPassword(confirm) === normalPassword(password) ? null : 'Passwords do not match.';
}

/** The refusal of a person under 18, as the specification words it. */
export const adultsOnly = `This program is for adults aged ${limits.age.min} or older.`;

/** What helps a young person; the phone numbers follow directly below. */
export const adviceForYoung =
  'If you are younger, please talk to an adult you trust, or call one of the numbers below.';

/** Heading and sentence of those numbers. */
export const helpForYoung = {
  title: 'Someone to talk to',
  text: 'You may call at any age. It is free, and someone listens day and night.',
} as const;

/** What is wrong with an age in years, NaN being an empty field; null when nothing is. */
export function ageProblem(v: number): string | null {
  return v < limits.age.min ? adultsOnly : ageFormProblem(v);
}

/** The same for a field that must not hint at the limit: an age under 18 is no mistake there. */
export function ageFormProblem(v: number): string | null {
  if (Number.isNaN(v)) return 'This field is required';
  const { max } = limits.age;
  return Number.isInteger(v) && v > 0 && v <= max
    ? null
    : `Please enter your age in whole years, up to ${max}.`;
}

/** Does this age say that the person is under 18? 0 and less is what a program sends for an empty field. */
export function isUnderage(age: number): boolean {
  return age > 0 && age < limits.age.min;
}

/**
 * What a child who wants to write to us reads: we may not store what children send without a parent's consent.
 * The numbers stand right below.
 */
export const tooYoungToWrite = `This form is for people aged ${limits.age.min} and older. ${adviceForYoung}`;

/** What is wrong with the age of somebody who writes to us, NaN being no number; null when nothing is. */
export function contactAgeProblem(v: number): string | null {
  if (isUnderage(v)) return tooYoungToWrite;
  return Number.isInteger(v) && isWithin(v, limits.age) ? null : 'Please enter your age in whole years.';
}

/** What is wrong with a phone number, which may be left out; null when nothing is. */
export function phoneProblem(v: string): string | null {
  return v.trim() === '' || phoneDigits(v) !== '' ? null : 'Please enter 10 digits, or leave this empty.';
}

/** An address as it is stored and compared: without what nobody can see, trimmed, in lower case. */
export function normalEmail(v: string): string {
  return withoutInvisible(v).trim().toLowerCase();
}

/** A username as it is stored and shown. */
export function normalUsername(v: string): string {
  return cleanText(v);
}

/** What makes a username unique whatever its case. */
export function usernameKey(v: string): string {
  // Upper case first: "ς" and "σ" are the same letter and differ in lower case alone.
  return normalUsername(v).toUpperCase().toLowerCase().normalize('NFC');
}

/** A password as it is hashed: NFC, never trimmed and never cut. */
export function normalPassword(v: string): string {
  return v.normalize('NFC');
}

/**
 * The ten digits of an Indian number, in any script, with or without spaces, hyphens, brackets, dots, +91 or 0; '' when it
 * is none.
 */
export function phoneDigits(v: string): string | '' {
  const bare = asciiDigits(withoutInvisible(v)).replace(/[\s.\p{Pd}\p{Ps}\p{Pe}]/gu, '');
  return /^(?:\+?91|0)?([1-9]\d{9})$/.exec(bare)?.[1] ?? '';
}

function isWithin(n: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return n >= min && n <= max;
}
