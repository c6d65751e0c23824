import type { Formula, Score } from '#domain/instrument/instrument.ts';

/** A summand of a score. */
export interface Term {
  readonly of: 'item' | 'score';
  readonly id: string;
  readonly weight: number;
  /** Counts 1 if the value is in this range, else 0. */
  readonly cut?: { readonly from?: number; readonly upTo?: number } | undefined;
  /** What each value of the item counts. */
  readonly recode?: Score['recode'];
  /** The same as categories, for a score of this item alone. */
  readonly rules?: Extract<Formula, { kind: 'rules' }>;
}

/** A sum of weighted terms and a constant. */
export interface Linear {
  readonly terms: readonly Term[];
  readonly constant: number;
}

/** A sum without terms. */
export function createConstant(constant: number): Linear {
  return { terms: [], constant };
}

/** The value of one item or score. */
export function createTerm(of: Term['of'], id: string): Linear {
  return { terms: [{ of, id, weight: 1 }], constant: 0 };
}

/** Multiplies all weights and the constant. */
export function scale({ terms, constant }: Linear, factor: number): Linear {
  return {
    terms: terms.map((term) => ({ ...term, weight: clean(term.weight * factor) })),
    constant: clean(constant * factor),
  };
}

/** Adds sums. Terms of the same value are joined. */
export function add(...parts: readonly Linear[]): Linear {
  const joined = new Map<string, Term>();
  for (const term of parts.flatMap(({ terms }) => terms)) {
    const key = JSON.stringify([term.of, term.id, term.cut, term.recode]);
    joined.set(key, { ...term, weight: clean(term.weight + (joined.get(key)?.weight ?? 0)) });
  }
  return {
    terms: [...joined.values()].filter(({ weight }) => weight !== 0),
    constant: clean(parts.reduce((sum, { constant }) => sum + constant, 0)),
  };
}

/** Returns the constant of a sum without terms. */
export function getConstant({ terms, constant }: Linear): number | undefined {
  return terms.length === 0 ? constant : undefined;
}

/** Removes errors of binary fractions: 0.1 + 0.2 becomes 0.3. */
function clean(number: number): number {
  return Number(number.toPrecision(12));
}
