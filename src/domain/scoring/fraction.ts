/**
 * An exact number, `over` / `under`, both whole and `under` not 0. Scores are exact until they are stored: 1.005
 * has no exact binary form and would round to 1.00.
 */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** Converts a whole number to a fraction. */
export function createWholeFraction(over: number): Fraction {
  return { over, under: 1 };
}

/** Converts a decimal number to the exact fraction of its digits: 0.1 is 1/10. */
export function toFraction(decimal: number): Fraction {
  const [digits = '0', exponent = '0'] = decimal.toString().split('e');
  const places = (digits.split('.')[1] ?? '').length - Number(exponent);
  const over = Number(digits.replace('.', ''));
  return places > 0 ? reduce({ over, under: 10 ** places }) : createWholeFraction(over * 10 ** -places);
}

/** Adds fractions; 0 for an empty list. */
export function sumFractions(parts: readonly Fraction[]): Fraction {
  return parts.reduce(
    (sum, part) =>
      reduce({ over: sum.over * part.under + part.over * sum.under, under: sum.under * part.under }),
    { over: 0, under: 1 },
  );
}

/** Subtracts fraction `b` from `a`. */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return sumFractions([a, { over: -b.over, under: b.under }]);
}

/** Multiplies two fractions. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return reduce({ over: a.over * b.over, under: a.under * b.under });
}

/**
 * Compares two fractions for sorting in ascending order. Expects `under` above 0, as all functions here return
 * it.
 */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.over * b.under - b.over * a.under;
}

/** Reduces a fraction to lowest terms, so that long sums remain exact. */
function reduce({ over, under }: Fraction): Fraction {
  let [a, b] = [Math.abs(over), Math.abs(under)];
  while (b > 0) [a, b] = [b, a % b];
  return a > 1 ? { over: over / a, under: under / a } : { over, under };
}

/** Divides fractions; null if the divisor is 0. */
export function divideFractions(dividend: Fraction, divisor: Fraction): Fraction | null {
  if (divisor.over === 0) return null;
  const sign = Math.sign(divisor.over);
  return reduce({
    over: sign * dividend.over * divisor.under,
    under: sign * dividend.under * divisor.over,
  });
}

/** How a number between two decimals is rounded: the modes of `rounding` in files. */
export type RoundingMode = 'halfUp' | 'halfEven' | 'up' | 'down';

/**
 * Rounds a fraction.
 * @param decimals number of decimal places
 */
export function roundFraction(value: Fraction, decimals: number, mode: RoundingMode = 'halfUp'): number {
  const scale = 10 ** decimals;
  const over = value.over * scale;
  const { under } = value;
  if (mode === 'down') return floorQuotient(over, under) / scale;
  if (mode === 'up') return -floorQuotient(-over, under) / scale;
  // floor(x + 1/2) with whole numbers.
  const nearest = floorQuotient(2 * over + under, 2 * under);
  const isHalf = (2 * over + under) % (2 * under) === 0;
  return (mode === 'halfEven' && isHalf && nearest % 2 !== 0 ? nearest - 1 : nearest) / scale;
}

function floorQuotient(over: number, under: number): number {
  const rest = over % under;
  return (over - rest) / under - (rest < 0 ? 1 : 0);
}
