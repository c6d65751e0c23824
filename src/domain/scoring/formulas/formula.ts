import type { Fraction } from '../fraction.ts';

/** What one key of a formula names: items of the file, or scores above this one; a list of ids or a single id. */
export interface Operand {
  readonly of: 'items' | 'scores';
  readonly isList: boolean;
  /** For authors, in their editor. */
  readonly description: string;
}

/** The keys of a formula beside `kind`, in the order of the file. */
export type Operands = Readonly<Record<string, Operand>>;

/** One value for each key, or a list of values where the key takes a list of ids. */
export type Resolved<O extends Operands, V> = {
  readonly [K in keyof O]: boolean extends O[K]['isList']
    ? V | readonly V[]
    : O[K]['isList'] extends true
      ? readonly V[]
      : V;
};

/** The lowest and the highest number that something can come to, exact. */
export interface FractionRange {
  readonly low: Fraction;
  readonly high: Fraction;
}

/**
 * One way to make a score, whole: the check of what it names, the schema's entry, the types, the score, its range
 * and its words all follow from this. Its `kind` in the file is its name in `index.ts`.
 */
export interface FormulaRules<O extends Operands = Operands> {
  /** A few words for the list of kinds. */
  readonly label: string;
  /** One sentence for authors, in their editor. */
  readonly description: string;
  readonly keys: O;
  /** The exact score; null where it cannot be worked out, as with a denominator of 0. */
  value(operands: Resolved<O, Fraction>): Fraction | null;
  /** What the score can come to; null where that cannot be said. */
  range(operands: Resolved<O, FractionRange>): FractionRange | null;
  /**
   * The formula as authors say it.
   * @param names what each key names, in words
   * @param the 'the ' within a sentence, '' in a table
   */
  words(names: Readonly<Record<keyof O, string>>, the: string): string;
}

/** A formula with the types of its keys worked out. */
export function formula<const O extends Operands>(rules: FormulaRules<O>): FormulaRules<O> {
  return rules;
}

/** The key of a formula that counts items. */
export const itemIds = { of: 'items', isList: true, description: 'Ids of the items, each once.' } as const;

/** The key of a formula that counts any number of other scores. */
export const scoreIds = {
  of: 'scores',
  isList: true,
  description: 'Ids of scores that stand before this one, each once.',
} as const;

/** A key that names one earlier score. */
export function scoreId(description: string) {
  return { of: 'scores', isList: false, description } as const;
}
