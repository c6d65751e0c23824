/**
 * A quantile of sorted numbers; NaN for an empty list.
 * @param share from 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
