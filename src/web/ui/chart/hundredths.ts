/** Rounds to hundredths of a unit of a drawing, which are finer than any screen. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
