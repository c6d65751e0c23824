/** A regression line. */
export interface RegressionLine {
  readonly intercept: number;
  readonly slope: number;
}

/** A point with its weight. */
export interface WeightedPoint {
  readonly x: number;
  readonly y: number;
  /** Above 0. */
  readonly weight: number;
}

/**
 * Fits a line by weighted least squares, as R's `lm(y ~ x, weights = w)`. The slope is 0 if all x are equal.
 * @param points at least one
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

/** The value of the line at x. */
export function predictAt({ intercept, slope }: RegressionLine, x: number): number {
  return intercept + slope * x;
}

function sumWeighted<P extends { readonly weight: number }>(
  points: readonly P[],
  value: (point: P) => number,
) {
  return points.reduce((sum, point) => sum + point.weight * value(point), 0);
}
