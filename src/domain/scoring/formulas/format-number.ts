import type { Fraction } from '../fraction.ts';

/** Formats a number for reading: 3, 2.5, or 11/3 if no decimal with up to three places is exact. */
export function formatNumber({ over, under }: Fraction): string {
  const places = [0, 1, 2, 3].find((decimals) => (over * 10 ** decimals) % under === 0);
  const text = places === undefined ? `${Math.abs(over)}/${under}` : String(Math.abs(over / under));
  return over < 0 ? `−${text}` : text;
}

/** Formats a number as an operand: negative numbers and fractions in brackets. */
export function formatOperand(value: Fraction): string {
  const text = formatNumber(value);
  return /[−/]/.test(text) ? `(${text})` : text;
}

/** Formats a sum: '3 + 4 + (−1)'; '0' for no operands. */
export function formatSum(parts: readonly Fraction[]): string {
  return parts.length === 0 ? '0' : parts.map(formatOperand).join(' + ');
}
