import { isPositiveDefinite, solveLinearSystem } from './cholesky.ts';
import type { Matrix } from './covariance.ts';

/** A one-factor model: loading and unique variance of each item, in the units of the items. */
export interface OneFactor {
  readonly loadings: readonly number[];
  readonly uniquenesses: readonly number[];
}

/** Convergence criterion: the maximum change of a standardized parameter. */
const tolerance = 1e-10;
const mostSteps = 500;

/**
 * Fits one common factor by maximum likelihood: Σ = λλᵀ + diag(ψ), minimum of log|Σ| + tr(SΣ⁻¹), by Fisher
 * scoring with step halving (K. G. Jöreskog, Psychometrika 32(4), 1967, for the function; S.-Y. Lee and R. I.
 * Jennrich, Psychometrika 44(1), 1979, for the scoring). Uses correlations, since the solution does not depend
 * on the units. As lavaan's `cfa(std.lv = TRUE)` and base R's `factanal`.
 * @param covariances of at least three items
 * @returns null if there is no proper solution: linearly dependent items, or a unique variance that is not above
 *   0 (a Heywood case)
 */
export function fitOneFactor(covariances: Matrix): OneFactor | null {
  if (covariances.length < 3 || !isPositiveDefinite(covariances)) return null;
  const sds = covariances.map((row, i) => Math.sqrt(row[i] as number));
  const s = covariances.map((row, i) => row.map((c, j) => c / (sds[i] as number) / (sds[j] as number)));
  let now = createStart(s);
  for (let step = 0; step < mostSteps; step += 1) {
    const next = makeStep(s, now);
    if (next === null) return null;
    const moved = Math.max(
      ...next.loadings.map((value, i) => Math.abs(value - (now.loadings[i] as number))),
      ...next.uniquenesses.map((value, i) => Math.abs(value - (now.uniquenesses[i] as number))),
    );
    now = next;
    if (moved < tolerance) return rescale(now, sds);
  }
  return null;
}

/**
 * Starting values: the correlation of each item with the sum of all (centroid method; L. L. Thurstone,
 * Psychological Review 38(5), 1931).
 */
function createStart(s: Matrix): OneFactor {
  const sums = s.map((row) => row.reduce((sum, r) => sum + r, 0));
  const root = Math.sqrt(sums.reduce((sum, one) => sum + one, 0));
  const loadings = sums.map((sum) => Math.max(-0.8, Math.min(0.8, sum / root)));
  return { loadings, uniquenesses: loadings.map((loading) => 1 - loading ** 2) };
}

/**
 * Makes one scoring step, halved until the misfit does not increase; null if no such step gives a proper
 * solution.
 */
function makeStep(s: Matrix, now: OneFactor): OneFactor | null {
  const step = computeScoringStep(s, now);
  if (step === null) return null;
  const p = s.length;
  const before = computeMisfit(s, now);
  for (let part = 1; part > 1e-6; part /= 2) {
    const next = {
      loadings: now.loadings.map((value, i) => value - part * (step[i] as number)),
      uniquenesses: now.uniquenesses.map((value, i) => value - part * (step[p + i] as number)),
    };
    // The tolerance accepts the last steps, which change the misfit by less than its precision.
    if (next.uniquenesses.every((rest) => rest > minUniqueness) && computeMisfit(s, next) <= before + 1e-12)
      return next;
  }
  return null;
}

/** Minimum unique variance of a proper solution, as a proportion of the variance of the item. */
const minUniqueness = 1e-4;

/** Information⁻¹ · gradient, loadings first; Σ⁻¹ in closed form for one factor. */
function computeScoringStep(s: Matrix, { loadings, uniquenesses }: OneFactor): number[] | null {
  const w = computeInverse(loadings, uniquenesses);
  const u = w.map((row) => dot(row, loadings));
  const c = dot(u, loadings);
  const ws = w.map((row) => s.map((column) => dot(row, column)));
  // Σ⁻¹ − Σ⁻¹SΣ⁻¹, which is 0 if the factor explains all covariances.
  const gap = w.map((row, i) => row.map((value, j) => value - dot(ws[i] as number[], w[j] as number[])));
  const gradient = [...gap.map((row) => dot(row, loadings)), ...gap.map((row, i) => (row[i] as number) / 2)];
  const information = [
    ...w.map((row, i) => [
      ...row.map((value, j) => (u[i] as number) * (u[j] as number) + c * value),
      ...row.map((value, j) => value * (u[j] as number)),
    ]),
    ...w.map((row, i) => [
      ...row.map((value) => value * (u[i] as number)),
      ...row.map((value) => value ** 2 / 2),
    ]),
  ];
  return solveLinearSystem(information, gradient);
}

/**
 * (λλᵀ + diag ψ)⁻¹ by the formula of J. Sherman and W. J. Morrison (Annals of Mathematical Statistics 21(1),
 * 1950).
 */
function computeInverse(loadings: readonly number[], uniquenesses: readonly number[]): number[][] {
  const weighted = loadings.map((loading, i) => loading / (uniquenesses[i] as number));
  const whole = 1 + dot(weighted, loadings);
  return weighted.map((one, i) =>
    weighted.map((other, j) => (i === j ? 1 / (uniquenesses[i] as number) : 0) - (one * other) / whole),
  );
}

/** The function to minimize: log|Σ| + tr(SΣ⁻¹). */
function computeMisfit(s: Matrix, { loadings, uniquenesses }: OneFactor): number {
  const w = computeInverse(loadings, uniquenesses);
  const whole = 1 + loadings.reduce((sum, loading, i) => sum + loading ** 2 / (uniquenesses[i] as number), 0);
  const logDeterminant = Math.log(whole) + uniquenesses.reduce((sum, rest) => sum + Math.log(rest), 0);
  return logDeterminant + w.reduce((sum, row, i) => sum + dot(row, s[i] as number[]), 0);
}

function rescale({ loadings, uniquenesses }: OneFactor, sds: readonly number[]): OneFactor {
  return {
    loadings: loadings.map((loading, i) => loading * (sds[i] as number)),
    uniquenesses: uniquenesses.map((rest, i) => rest * (sds[i] as number) ** 2),
  };
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
