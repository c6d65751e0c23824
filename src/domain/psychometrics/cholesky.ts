import type { Matrix } from './covariance.ts';

/**
 * The Cholesky factor: the lower triangular L with L · Lᵀ = A for a symmetric A (G. H. Golub and C. F. Van Loan,
 * Matrix Computations, 4th edition, 2013, section 4.2).
 * @returns null if A is not positive definite, within the precision of its largest entry
 */
function computeTriangle(a: Matrix): number[][] | null {
  const least = Math.max(...a.map((row, i) => row[i] ?? 0)) * 1e-14;
  const l: number[][] = [];
  for (const [i, row] of a.entries()) {
    const own: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? own : (l[j] as number[]);
      let rest = row[j] as number;
      for (let k = 0; k < j; k += 1) rest -= (own[k] as number) * (other[k] as number);
      if (j === i && !(rest > least)) return null;
      own.push(j === i ? Math.sqrt(rest) : rest / (other[j] as number));
    }
    l.push(own);
  }
  return l;
}

/**
 * Solves A · x = b for a symmetric, positive definite A.
 * @returns null if A is not positive definite
 */
export function solveLinearSystem(a: Matrix, b: readonly number[]): number[] | null {
  const l = computeTriangle(a);
  if (l === null) return null;
  const x = [...b];
  for (let i = 0; i < x.length; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] as number) - (l[i]?.[k] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (l[i]?.[i] as number);
  }
  for (let i = x.length - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < x.length; k += 1)
      x[i] = (x[i] as number) - (l[k]?.[i] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (l[i]?.[i] as number);
  }
  return x;
}

/** Whether a symmetric matrix is positive definite, so that no item is a linear combination of others. */
export function isPositiveDefinite(a: Matrix): boolean {
  return computeTriangle(a) !== null;
}
