import type { Formula } from '../../instrument/instrument.ts';
import type { Fraction } from '../fraction.ts';

/** A key of a formula that refers to items of the file or to preceding scores; by a list of ids or a single id. */
export interface Operand {
  readonly of: 'items' | 'scores';
  readonly isList: boolean;
  /** Description for authors in the editor. */
  readonly description: string;
}

/** A key of a formula with a number or a table, and its JSON schema for the editor. */
interface Parameter {
  readonly isOptional?: true;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The keys of a formula that refer to items or scores, in the order of the file. */
export type Operands = Readonly<Record<string, Operand>>;

/** One value per key, or a list of values if the key has a list of ids. */
export type OperandValues<O extends Operands, V> = {
  readonly [K in keyof O]: boolean extends O[K]['isList']
    ? V | readonly V[]
    : O[K]['isList'] extends true
      ? readonly V[]
      : V;
};

/** The exact minimum and maximum of a value. */
export interface FractionRange {
  readonly low: Fraction;
  readonly high: Fraction;
}

/**
 * The definition of a formula kind. The reference checks, the JSON schema, the types, the score, its range and
 * its description are derived from it. Its `kind` in files is its key in `index.ts`.
 */
export interface FormulaRules<O extends Operands = Operands, F = Formula> {
  /** A short label for the list of kinds. */
  readonly label: string;
  /** One sentence for authors in the editor. */
  readonly description: string;
  readonly keys: O;
  /** Other keys, in order after `keys`. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** The ids of each key, if they are not the value of the key itself, as in nested conditions. */
  named?(written: F): Readonly<Record<keyof O, readonly string[]>>;
  /** The exact score; null if it is undefined, as with a denominator of 0. @param written as in the file */
  value(operands: OperandValues<O, Fraction>, written: F): Fraction | null;
  /** The formula with numbers for a computation by hand: '3 + 4 + 2'. @param written as in the file */
  inNumbers(operands: OperandValues<O, Fraction>, written: F): string;
  /** `range` needs no operands, whose ranges may be unknown. */
  readonly hasFixedRange?: true;
  /** The possible scores; null if they cannot be computed. */
  range(operands: OperandValues<O, FractionRange>, written: F): FractionRange | null;
  /**
   * Checks the parameters. References to items and scores are checked for all formulas.
   * @param ranges ranges of the referenced items and scores; null if one is unknown
   */
  findProblems?(written: F, ranges: OperandValues<O, FractionRange> | null): readonly ParameterProblem[];
  /**
   * Describes the formula for authors.
   * @param names description of the references of each key
   * @param the 'the ' within a sentence, '' in a table
   */
  words(names: Readonly<Record<keyof O, string>>, the: string, written: F): string;
}

/** A problem in the parameters of a formula, as a message for its author. */
export interface ParameterProblem {
  /** Path relative to the formula, such as `rows[3].from`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  readonly fix: string;
}

/** Defines a formula and infers the types of its keys. */
export function defineFormula<const O extends Operands>(rules: FormulaRules<O>): FormulaRules<O> {
  return rules;
}

/** Defines a formula with parameters: `defineParameterizedFormula<LinearFormula>()({ … })`. */
export function defineParameterizedFormula<F extends Formula>() {
  return <const O extends Operands>(rules: FormulaRules<O, F>): FormulaRules<O, F> => rules;
}

/** A key with a list of items. */
export const itemListOperand = {
  of: 'items',
  isList: true,
  description: 'Ids of the items, each once.',
} as const;

/** A key with a list of preceding scores. */
export const scoreListOperand = {
  of: 'scores',
  isList: true,
  description: 'Ids of scores that precede this one, each once.',
} as const;

/** Creates a key with one item. */
export function itemId(description: string) {
  return { of: 'items', isList: false, description } as const;
}

/** Creates a key with one preceding score. */
export function scoreId(description: string) {
  return { of: 'scores', isList: false, description } as const;
}
