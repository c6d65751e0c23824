/** What is told of many numbers. */

/** The value below which a share of sorted numbers lies; NaN for none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

export interface Slope {
  /** Of y for each unit of x. */
  readonly each: number;
  /** Half the width of its interval of 95 %. Errors that follow each other make it wider in truth. */
  readonly give: number;
}

/** The straight line through points by least squares: how fast y grows, and how sure that is. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Slope {
  const n = points.length;
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / n;
  const [x0, y0] = [mean(([x]) => x), mean(([, y]) => y)];
  const spread = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  const each = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - y0 - each * (x - x0)) ** 2, 0);
  return { each, give: 1.96 * Math.sqrt(rest / (n - 2) / spread) };
}
