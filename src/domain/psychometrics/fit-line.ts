/** A straight line: what it is at 0, and how much it rises with each unit. */
export interface RegressionLine {
  readonly intercept: number;
  readonly slope: number;
}

/** A point that counts as many times as its weight says. */
export interface WeightedPoint {
  readonly x: number;
  readonly y: number;
  /** Above 0. */
  readonly weight: number;
}

/**
 * The line of least squares, each point by its weight: what R's `lm(y ~ x, weights = w)` finds. Level where all points
 * stand at one x. Expects one point at least.
 */
export function fitLine(points: readonly WeightedPoint[]): RegressionLine {
  const total = sumWeighted(points, () => 1);
  const x = sumWeighted(points, (point) => point.x) / total;
  const y = sumWeighted(points, (point) => point.y) / total;
  const spread = sumWeighted(points, (point) => (point.x - x) ** 2);
  const together = sumWeighted(points, (point) => (point.x - x) * (point.y - y));
  const slope = spread > 0 ? together / spread : 0;
  return { intercept: y - slope * x, slope };
}

/** What the line is there. */
export function heightAt({ intercept, slope }: RegressionLine, x: number): number {
  return intercept + slope * x;
}

function sumWeighted<P extends { readonly weight: number }>(
  points: readonly P[],
  value: (point: P) => number,
) {
  return points.reduce((sum, point) => sum + point.weight * value(point), 0);
}
