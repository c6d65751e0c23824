import type { Formula } from '../../instrument/instrument.ts';
import type { Fraction } from '../fraction.ts';

/** What one key of a formula names: items of the file, or scores above this one; a list of ids or a single id. */
export interface Operand {
  readonly of: 'items' | 'scores';
  readonly isList: boolean;
  /** For authors, in their editor. */
  readonly description: string;
}

/** What one key of a formula holds that names nothing: a number, a table. Its JSON schema, as editors see it. */
interface Parameter {
  readonly isOptional?: true;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The keys of a formula that name items or scores, in the order of the file. */
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
export interface FormulaRules<O extends Operands = Operands, F = Formula> {
  /** A few words for the list of kinds. */
  readonly label: string;
  /** One sentence for authors, in their editor. */
  readonly description: string;
  readonly keys: O;
  /** Further keys, after those; none where it is left out. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** The ids behind each key where they are not its text or list itself, as in nested conditions. */
  named?(written: F): Readonly<Record<keyof O, readonly string[]>>;
  /** The exact score; null where it cannot be worked out, as with a denominator of 0. @param written as in the file */
  value(operands: Resolved<O, Fraction>, written: F): Fraction | null;
  /** The right side of the formula with numbers put in, for a working by hand: '3 + 4 + 2'. @param written as in the file */
  inNumbers(operands: Resolved<O, Fraction>, written: F): string;
  /** What the score can come to; null where that cannot be said. */
  range(operands: Resolved<O, FractionRange>, written: F): FractionRange | null;
  /**
   * What is wrong with its parameters; nothing, where it is left out. Keys that name items or scores are checked for all
   * formulas alike.
   * @param ranges of what it names; null where one is not known
   */
  flaws?(written: F, ranges: Resolved<O, FractionRange> | null): readonly ParameterFlaw[];
  /**
   * The formula as authors say it.
   * @param names what each key names, in words
   * @param the 'the ' within a sentence, '' in a table
   */
  words(names: Readonly<Record<keyof O, string>>, the: string, written: F): string;
}

/** What is wrong with a formula, in the author's words. */
export interface ParameterFlaw {
  /** Behind the place of the formula, such as `rows[3].from`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  readonly fix: string;
}

/** A formula with the types of its keys worked out. */
export function formula<const O extends Operands>(rules: FormulaRules<O>): FormulaRules<O> {
  return rules;
}

/** The same for one with parameters: `formulaWith<LinearFormula>()({ … })`. */
export function formulaWith<F extends Formula>() {
  return <const O extends Operands>(rules: FormulaRules<O, F>): FormulaRules<O, F> => rules;
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
