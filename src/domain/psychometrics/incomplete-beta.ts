import { logGamma } from './log-gamma.ts';

/**
 * The regularized incomplete beta function I_x(a, b), 0 to 1, by its continued fraction (DLMF 8.17.22), evaluated as
 * W. J. Lentz did (Applied Optics 15(3), 1976).
 * @param x 0 to 1, and @param rest = 1 − x, given apart since near 1 the difference would lose its last places
 * @param a and @param b above 0
 */
export function incompleteBeta(x: number, rest: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (rest <= 0) return 1;
  // The fraction converges fast on one side; the other is its mirror.
  return x < (a + 1) / (a + b + 2) ? lowerPart(x, rest, a, b) : 1 - lowerPart(rest, x, b, a);
}

function lowerPart(x: number, rest: number, a: number, b: number): number {
  const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
  return (Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta) / a) * continuedFraction(x, a, b);
}

/** Stands for 0 in a denominator. */
const tiny = 1e-300;
/** The fraction needs about the square root of the larger parameter: this is enough for 10^9 people. */
const mostSteps = 100_000;

function continuedFraction(x: number, a: number, b: number): number {
  let [value, above, below] = [1, 1, 0];
  for (let step = 1; step <= mostSteps; step += 1) {
    const term = coefficient(step, x, a, b);
    below = 1 / (1 + term * below || tiny);
    above = 1 + term / above || tiny;
    const change = above * below;
    value *= change;
    if (Math.abs(change - 1) < 1e-16) break;
  }
  return 1 / value;
}

/** The numerators d₁, d₂, … of the fraction 1 / (1 + d₁ / (1 + d₂ / …)). */
function coefficient(step: number, x: number, a: number, b: number): number {
  const m = Math.floor(step / 2);
  return step % 2 === 0
    ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
}
