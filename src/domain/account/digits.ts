/** The same text with digits of every script as 0 to 9: many phones in India type their own. */
export function asciiDigits(v: string): string {
  return v.replace(/\p{Nd}/gu, (digit) => String(toNumber(digit.codePointAt(0) ?? 0)));
}

/** The digits of a script stand in a row from 0 to 9, and rows that touch are ten long each. */
function toNumber(digit: number): number {
  let zero = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit - zero) % 10;
}
