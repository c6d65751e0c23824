/** How far a value fills a bar, in percent from 0 to 100; an empty range or no number fills nothing. */
export function barFill(value: number, range: { readonly min: number; readonly max: number }): number {
  const width = range.max - range.min;
  if (!(width > 0) || Number.isNaN(value)) return 0;
  return Math.min(Math.max((100 * (value - range.min)) / width, 0), 100);
}
