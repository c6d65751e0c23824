import { incompleteBeta } from './incomplete-beta.ts';

/**
 * The quantile of the F distribution, as R's `qf`. With y = d₁F / d₂ and x = y / (1 + y) the cumulative
 * probability is I_x(d₁/2, d₂/2) (DLMF 8.17; M. Abramowitz and I. A. Stegun, 26.6.2); found by bisection over
 * the logarithm of y, to full precision.
 * @param share probability, above 0 and below 1
 * @param first numerator degrees of freedom, above 0, not necessarily whole
 * @param second denominator degrees of freedom, above 0, not necessarily whole
 */
export function fQuantile(share: number, first: number, second: number): number {
  // The exponential of lower or higher values is 0 or infinite.
  let [low, high] = [-700, 700];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return (Math.exp(middle) * second) / first;
    const [x, rest] = [1 / (1 + Math.exp(-middle)), 1 / (1 + Math.exp(middle))];
    if (incompleteBeta(x, rest, first / 2, second / 2) < share) low = middle;
    else high = middle;
  }
}
