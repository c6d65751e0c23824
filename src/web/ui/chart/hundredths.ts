/** Rounds to hundredths of a drawing unit, finer than any screen. */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
