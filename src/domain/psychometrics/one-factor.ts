import { isPositiveDefinite, solve } from './cholesky.ts';
import type { Matrix } from './covariance.ts';

/** What one common factor makes of each item: loading and rest of the variance, in the unit of the items. */
export interface OneFactor {
  readonly loadings: readonly number[];
  readonly uniquenesses: readonly number[];
}

/** An answer is found when no step is longer than this, in standardized loadings. */
const near = 1e-10;
const mostSteps = 500;

/**
 * One common factor by maximum likelihood: Σ = λλᵀ + diag(ψ), least log|Σ| + tr(SΣ⁻¹), found by Fisher scoring with
 * halved steps (K. G. Jöreskog, Psychometrika 32(4), 1967, for the function; S.-Y. Lee and R. I. Jennrich, Psychometrika
 * 44(1), 1979, for the scoring). Worked on correlations, since the answer does not depend on the units. As lavaan's
 * `cfa(std.lv = TRUE)` and base R's `factanal`.
 * @param covariances of three items at least
 * @returns null where there is no proper answer: items that repeat each other, or a rest of variance that would be none
 * or less (a Heywood case)
 */
export function oneFactor(covariances: Matrix): OneFactor | null {
  if (covariances.length < 3 || !isPositiveDefinite(covariances)) return null;
  const sds = covariances.map((row, i) => Math.sqrt(row[i] as number));
  const s = covariances.map((row, i) => row.map((c, j) => c / (sds[i] as number) / (sds[j] as number)));
  let now = start(s);
  for (let step = 0; step < mostSteps; step += 1) {
    const next = better(s, now);
    if (next === null) return null;
    const moved = Math.max(
      ...next.loadings.map((value, i) => Math.abs(value - (now.loadings[i] as number))),
      ...next.uniquenesses.map((value, i) => Math.abs(value - (now.uniquenesses[i] as number))),
    );
    now = next;
    if (moved < near) return inUnits(now, sds);
  }
  return null;
}

/** Each item's share in the sum of all: the centroid method (L. L. Thurstone, Psychological Review 38(5), 1931). */
function start(s: Matrix): OneFactor {
  const sums = s.map((row) => row.reduce((sum, r) => sum + r, 0));
  const root = Math.sqrt(sums.reduce((sum, one) => sum + one, 0));
  const loadings = sums.map((sum) => Math.max(-0.8, Math.min(0.8, sum / root)));
  return { loadings, uniquenesses: loadings.map((loading) => 1 - loading ** 2) };
}

/** One step of scoring, halved until it no longer leads up; null where none leads down inside of what is proper. */
function better(s: Matrix, now: OneFactor): OneFactor | null {
  const step = scoringStep(s, now);
  if (step === null) return null;
  const p = s.length;
  const before = misfit(s, now);
  for (let part = 1; part > 1e-6; part /= 2) {
    const next = {
      loadings: now.loadings.map((value, i) => value - part * (step[i] as number)),
      uniquenesses: now.uniquenesses.map((value, i) => value - part * (step[p + i] as number)),
    };
    // The last steps are below the precision of the misfit: they may not be refused for it.
    if (next.uniquenesses.every((rest) => rest > leastRest) && misfit(s, next) <= before + 1e-12) return next;
  }
  return null;
}

/** Below this share of an item's variance its rest counts as none. */
const leastRest = 1e-4;

/** Information⁻¹ · gradient, loadings first; Σ⁻¹ in closed form, since Σ is a diagonal and one factor. */
function scoringStep(s: Matrix, { loadings, uniquenesses }: OneFactor): number[] | null {
  const w = computeInverse(loadings, uniquenesses);
  const u = w.map((row) => dot(row, loadings));
  const c = dot(u, loadings);
  const ws = w.map((row) => s.map((column) => dot(row, column)));
  // Σ⁻¹ − Σ⁻¹SΣ⁻¹, which is 0 where the factor explains every covariance.
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
  return solve(information, gradient);
}

/** (λλᵀ + diag ψ)⁻¹ (J. Sherman and W. J. Morrison, Annals of Mathematical Statistics 21(1), 1950). */
function computeInverse(loadings: readonly number[], uniquenesses: readonly number[]): number[][] {
  const weighted = loadings.map((loading, i) => loading / (uniquenesses[i] as number));
  const whole = 1 + dot(weighted, loadings);
  return weighted.map((one, i) =>
    weighted.map((other, j) => (i === j ? 1 / (uniquenesses[i] as number) : 0) - (one * other) / whole),
  );
}

/** log|Σ| + tr(SΣ⁻¹): least where the factor fits best. */
function misfit(s: Matrix, { loadings, uniquenesses }: OneFactor): number {
  const w = computeInverse(loadings, uniquenesses);
  const whole = 1 + loadings.reduce((sum, loading, i) => sum + loading ** 2 / (uniquenesses[i] as number), 0);
  const logDeterminant = Math.log(whole) + uniquenesses.reduce((sum, rest) => sum + Math.log(rest), 0);
  return logDeterminant + w.reduce((sum, row, i) => sum + dot(row, s[i] as number[]), 0);
}

function inUnits({ loadings, uniquenesses }: OneFactor, sds: readonly number[]): OneFactor {
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
