import { stirlingError } from './log-gamma.ts';

/**
 * The regularized incomplete beta function I_x(a, b), 0 to 1, by its continued fraction (DLMF 8.17.22),
 * evaluated by the method of W. J. Lentz (Applied Optics 15(3), 1976).
 * @param x 0 to 1
 * @param rest 1 − x, a separate parameter because the difference loses precision near 1
 * @param a above 0
 * @param b above 0
 */
export function incompleteBeta(x: number, rest: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (rest <= 0) return 1;
  // The fraction converges quickly on one side; the other side follows by symmetry.
  return x < (a + 1) / (a + b + 2) ? lowerPart(x, rest, a, b) : 1 - lowerPart(rest, x, b, a);
}

function lowerPart(x: number, rest: number, a: number, b: number): number {
  return (computePrefactor(x, rest, a, b) / a) * continuedFraction(x, a, b);
}

/**
 * xᵃ(1 − x)ᵇ / B(a, b) in the form of C. Loader (Fast and Accurate Computation of Binomial Probabilities, 2000),
 * which avoids the loss of precision by cancelling logarithms.
 */
function computePrefactor(x: number, rest: number, a: number, b: number): number {
  const n = a + b;
  const error = stirlingError(n) - stirlingError(a) - stirlingError(b);
  return (
    Math.sqrt((a / n) * (b / (2 * Math.PI))) *
    Math.exp(error - computeDevianceTerm(a, n * x) - computeDevianceTerm(b, n * rest))
  );
}

/** The deviance term m ln(m / e) + e − m: 0 for m = e. */
function computeDevianceTerm(m: number, e: number): number {
  const v = (m - e) / (m + e);
  if (Math.abs(v) > 0.1) return m * Math.log(m / e) + e - m;
  // ln(m / e) = 2 (v + v³/3 + v⁵/5 + …), and 2mv + e − m = (m − e) v.
  let sum = (m - e) * v;
  let power = 2 * m * v;
  for (let odd = 3; ; odd += 2) {
    power *= v * v;
    const next = sum + power / odd;
    if (next === sum) return sum;
    sum = next;
  }
}

/** Replaces 0 in a denominator. */
const tiny = 1e-300;
/** The fraction needs about √max(a, b) steps: sufficient for 10^9 people. */
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
