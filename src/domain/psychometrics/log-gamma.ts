/** From this x on, Stirling's series with five terms has full precision. */
const minSeriesArgument = 15;
const halfLogOfTwoPi = Math.log(2 * Math.PI) / 2;

/**
 * The logarithm of the gamma function: Stirling's series (DLMF 5.11.1), with the recurrence Γ(x + 1) = x · Γ(x)
 * for small x. Differs from R's `lgamma` by at most 1e-14, relative to the larger of 1 and the result.
 * @param x above 0
 */
export function logGamma(x: number): number {
  let product = 1;
  let z = x;
  for (; z < minSeriesArgument; z += 1) product *= z;
  return stirling(z) + series(z) - Math.log(product);
}

/**
 * The error of Stirling's formula: ln Γ(x) − ((x − ½) ln x − x + ½ ln 2π).
 * @param x above 0
 */
export function stirlingError(x: number): number {
  return x < minSeriesArgument ? logGamma(x) - stirling(x) : series(x);
}

const stirling = (x: number) => (x - 0.5) * Math.log(x) - x + halfLogOfTwoPi;

function series(x: number): number {
  const inverse = 1 / (x * x);
  return (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / x;
}
