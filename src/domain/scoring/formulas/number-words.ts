import type { Fraction } from '../fraction.ts';

/**
 * A number as one writes it by hand: 3, 2.5, or 11/3 where no short decimal is exact.
 */
export function plainNumber({ over, under }: Fraction): string {
  const places = [0, 1, 2, 3].find((decimals) => (over * 10 ** decimals) % under === 0);
  const text = places === undefined ? `${Math.abs(over)}/${under}` : String(Math.abs(over / under));
  return over < 0 ? `−${text}` : text;
}

/** The same as a part of a formula: what is negative or a fraction stands in brackets. */
export function numberPart(value: Fraction): string {
  const text = plainNumber(value);
  return /[−/]/.test(text) ? `(${text})` : text;
}

/** '3 + 4 + (−1)'; '0' for no parts. */
export function added(parts: readonly Fraction[]): string {
  return parts.length === 0 ? '0' : parts.map(numberPart).join(' + ');
}
