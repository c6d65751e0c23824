/**
 * Converts the decimal digits of any script to ASCII digits. Many phones in India have a keyboard with other
 * digits.
 */
export function toAsciiDigits(v: string): string {
  return v.replace(/\p{Nd}/gu, (digit) => String(toNumber(digit.codePointAt(0) ?? 0)));
}

/** The code points of ten digits are consecutive in Unicode, and adjacent blocks have ten digits each. */
function toNumber(digit: number): number {
  let zero = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit - zero) % 10;
}
