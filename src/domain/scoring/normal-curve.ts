/**
 * Φ(z), the standard normal distribution function, 0 to 1, with an error of about 1e-15. The series of
 * Abramowitz & Stegun 26.2.11, summed until it converges, as in G. Marsaglia, "Evaluating the Normal
 * Distribution", Journal of Statistical Software 11(4), 2004.
 */
export function normalCdf(z: number): number {
  // Beyond 8 standard deviations the tail is below 1e-15, and the series would only accumulate rounding errors.
  if (z <= -8) return 0;
  if (z >= 8) return 1;
  let sum = z;
  let term = z;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
