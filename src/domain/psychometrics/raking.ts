/** A margin for weighting. */
export interface Margin {
  /** A label, such as "Gender". */
  readonly name: string;
  /** The population share of each category; their sum is 1. */
  readonly shares: Readonly<Record<string, number>>;
  /** The category of each person. */
  readonly kinds: readonly string[];
}

/** The result of raking. */
export interface RakingResult {
  /** Weight of each person; 1 on average. */
  readonly weights: readonly number[];
  /** Number of iterations. */
  readonly cycles: number;
  /** The effective sample size: (Σw)² / Σw² (L. Kish, Survey Sampling, 1965). */
  readonly effective: number;
}

/** Maximum difference between a weighted share and its margin. */
const tolerance = 1e-6;
/** Maximum number of iterations. */
const mostCycles = 200;

/**
 * Computes weights with which the sample has the shares of each margin: iterative proportional fitting (W. E.
 * Deming and F. F. Stephan, Annals of Mathematical Statistics 11, 1940), with weights truncated to the cap after
 * each iteration.
 * @param cap maximum weight, above 1
 * @returns the reason if the margins are not reached
 */
export function rake(
  margins: readonly Margin[],
  people: number,
  cap: number,
): RakingResult | { readonly reason: string } {
  const weights = Array.from({ length: people }, () => 1);
  for (let cycles = 1; cycles <= mostCycles; cycles += 1) {
    for (const margin of margins) fitMargin(margin, weights);
    for (const [at, weight] of weights.entries()) weights[at] = Math.min(weight, cap);
    if (margins.every((margin) => findLargestDifference(margin, weights).off < tolerance)) {
      const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
      return { weights, cycles, effective: sum(weights) ** 2 / squares };
    }
  }
  const worst = margins
    .map((margin) => ({ margin, ...findLargestDifference(margin, weights) }))
    .sort((a, b) => b.off - a.off)[0];
  return {
    reason: `With no weight above ${cap}, ${worst?.margin.name} ${worst?.kind} does not reach its share of ${worst?.margin.shares[worst.kind]}.`,
  };
}

/** Scales the weights of each category to its population share. */
function fitMargin({ shares, kinds }: Margin, weights: number[]): void {
  const totals = computeTotals(kinds, weights);
  for (const [at, kind] of kinds.entries())
    weights[at] = ((weights[at] ?? 0) * (shares[kind] ?? 0) * weights.length) / (totals.get(kind) ?? 1);
}

/** The category with the largest difference between its weighted share and its margin. */
function findLargestDifference({ shares, kinds }: Margin, weights: readonly number[]) {
  const totals = computeTotals(kinds, weights);
  const all = sum(weights);
  return Object.entries(shares)
    .map(([kind, share]) => ({ kind, off: Math.abs((totals.get(kind) ?? 0) / all - share) }))
    .reduce((worst, one) => (one.off > worst.off ? one : worst), { kind: '', off: 0 });
}

function computeTotals(kinds: readonly string[], weights: readonly number[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const [at, kind] of kinds.entries()) totals.set(kind, (totals.get(kind) ?? 0) + (weights[at] ?? 0));
  return totals;
}

function sum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
