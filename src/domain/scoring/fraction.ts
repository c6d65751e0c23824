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

/** A decimal number, as a file writes it, as the exact fraction that its digits mean: 0.1 is 1/10. */
export function toFraction(decimal: number): Fraction {
  const [digits = '0', exponent = '0'] = decimal.toString().split('e');
  const places = (digits.split('.')[1] ?? '').length - Number(exponent);
  const over = Number(digits.replace('.', ''));
  return places > 0 ? reduced({ over, under: 10 ** places }) : whole(over * 10 ** -places);
}

/** The sum of fractions; 0 for none. */
export function sumFractions(parts: readonly Fraction[]): Fraction {
  return parts.reduce(
    (sum, part) =>
      reduced({ over: sum.over * part.under + part.over * sum.under, under: sum.under * part.under }),
    { over: 0, under: 1 },
  );
}

/** One fraction less another. */
export function difference(a: Fraction, b: Fraction): Fraction {
  return sumFractions([a, { over: -b.over, under: b.under }]);
}

/** Two fractions multiplied. */
export function product(a: Fraction, b: Fraction): Fraction {
  return reduced({ over: a.over * b.over, under: a.under * b.under });
}

/** For sorting: negative when the first is the lower one. Expects `under` above 0, as everything here gives it. */
export function compare(a: Fraction, b: Fraction): number {
  return a.over * b.under - b.over * a.under;
}

/** In lowest terms, so that long sums stay exact whole numbers. */
function reduced({ over, under }: Fraction): Fraction {
  let [a, b] = [Math.abs(over), Math.abs(under)];
  while (b > 0) [a, b] = [b, a % b];
  return a > 1 ? { over: over / a, under: under / a } : { over, under };
}

/** One fraction divided by another; null when the divisor is 0. */
export function quotient(dividend: Fraction, divisor: Fraction): Fraction | null {
  if (divisor.over === 0) return null;
  const sign = Math.sign(divisor.over);
  return reduced({
    over: sign * dividend.over * divisor.under,
    under: sign * dividend.under * divisor.over,
  });
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
