/** One fact by which people are weighted. */
export interface Margin {
  /** "Gender" */
  readonly name: string;
  /** Which share of everybody each kind has; together 1. */
  readonly shares: Readonly<Record<string, number>>;
  /** The kind of each person, in the order of the people. */
  readonly kinds: readonly string[];
}

/** Weights of people, and what they cost. */
export interface Raked {
  /** In the order of the people; 1 on average. */
  readonly weights: readonly number[];
  /** How often every margin was fitted. */
  readonly cycles: number;
  /** The effective number of people: (Σw)² / Σw² (L. Kish, Survey Sampling, 1965). */
  readonly effective: number;
}

/** Shares further from their margins than this are not reached. */
const tolerance = 1e-6;
/** Fitting ends at the latest after so many rounds. */
const mostCycles = 200;

/**
 * Weights by which the people have the shares of each margin: iterative proportional fitting (W. E. Deming and F. F.
 * Stephan, Annals of Mathematical Statistics 11, 1940), weights above the cap cut to it after each round.
 * @param cap the largest weight, above 1
 * @returns the reason where the margins are not reached
 */
export function raked(
  margins: readonly Margin[],
  people: number,
  cap: number,
): Raked | { readonly reason: string } {
  const weights = Array.from({ length: people }, () => 1);
  for (let cycles = 1; cycles <= mostCycles; cycles += 1) {
    for (const margin of margins) fit(margin, weights);
    for (const [at, weight] of weights.entries()) weights[at] = Math.min(weight, cap);
    if (margins.every((margin) => farthest(margin, weights).off < tolerance)) {
      const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
      return { weights, cycles, effective: sum(weights) ** 2 / squares };
    }
  }
  const worst = margins
    .map((margin) => ({ margin, ...farthest(margin, weights) }))
    .toSorted((a, b) => b.off - a.off)[0];
  return {
    reason: `With no weight above ${cap}, ${worst?.margin.name} ${worst?.kind} does not reach its share of ${worst?.margin.shares[worst.kind]}.`,
  };
}

/** Multiplies the weights of each kind until it has its share of all people. */
function fit({ shares, kinds }: Margin, weights: number[]): void {
  const totals = computeTotals(kinds, weights);
  for (const [at, kind] of kinds.entries())
    weights[at] = ((weights[at] ?? 0) * (shares[kind] ?? 0) * weights.length) / (totals.get(kind) ?? 1);
}

/** The kind whose share is farthest from what it should be, and by how much. */
function farthest({ shares, kinds }: Margin, weights: readonly number[]) {
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
