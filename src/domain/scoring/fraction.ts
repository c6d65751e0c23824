/**
 * An exact number, `over` / `under`, both whole and `under` never 0. Scores stay exact until they are stored:
 * 1.005 has no exact binary form and would round to 1.00.
 */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** A whole number as a fraction. */
export function whole(over: number): Fraction {
  return { over, under: 1 };
}

/** The sum of fractions; 0 for none. */
export function sumOf(parts: readonly Fraction[]): Fraction {
  return parts.reduce(
    (sum, part) => ({ over: sum.over * part.under + part.over * sum.under, under: sum.under * part.under }),
    { over: 0, under: 1 },
  );
}

/** One fraction divided by another; null when the divisor is 0. */
export function quotient(dividend: Fraction, divisor: Fraction): Fraction | null {
  if (divisor.over === 0) return null;
  const sign = Math.sign(divisor.over);
  return { over: sign * dividend.over * divisor.under, under: sign * dividend.under * divisor.over };
}

/** The number nearest to a fraction with so many decimal places; exact halves go up. */
export function rounded(value: Fraction, decimals: number): number {
  const scale = 10 ** decimals;
  // floor(x + 1/2) in whole numbers: x = over · scale / under.
  const halves = 2 * value.over * scale + value.under;
  const rest = halves % (2 * value.under);
  const floor = (halves - rest) / (2 * value.under) - (rest < 0 ? 1 : 0);
  return floor / scale;
}
