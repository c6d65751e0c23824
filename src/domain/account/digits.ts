/**
 * Converts the decimal digits of any script to ASCII digits. Many phones in India have a keyboard with other
 * digits.
 */
export function toAsciiDigits(v: string): string {
  return v.replace(/\p{Nd}/gu, (digit) => String(toNumber(digit.codePointAt(0) ?? 0)));
}

/**
 * Parses a whole number of at most three digits, such as an age, in the digits of any script.
 * @returns NaN for an empty text, and infinity for any other text, which no rule for ages accepts
 */
export function parseAge(text: string): number {
  const digits = toAsciiDigits(text).trim();
  if (digits === '') return Number.NaN;
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.POSITIVE_INFINITY;
}

/** The code points of ten digits are consecutive in Unicode, and adjacent blocks have ten digits each. */
function toNumber(digit: number): number {
  let zero = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit - zero) % 10;
}
