import type { Formula } from '../../instrument/instrument.ts';
import type { Operand, Operands, OperandValues } from './formula.ts';
import { formulas } from './index.ts';

/** The references of one key of a formula in a file. */
export interface OperandReferences extends Pick<Operand, 'of' | 'isList'> {
  readonly key: string;
  /** Whether the ids are in nested conditions instead of the key itself. */
  readonly isNested: boolean;
  readonly ids: readonly string[];
}

/** Lists the references of a formula, key by key. */
export function listOperands(formula: Formula): OperandReferences[] {
  const { keys, named } = formulas[formula.kind];
  const ids = named?.(formula) ?? readLists(formula, keys);
  return Object.entries(keys).map(([key, { of, isList }]) => ({
    key,
    of,
    isList,
    isNested: named !== undefined,
    ids: ids[key] ?? [],
  }));
}

/** Lists the ids of the items that a formula counts directly; empty if it has only other scores. */
export function listItemIds(formula: Formula): string[] {
  return listOperands(formula).flatMap(({ of, ids }) => (of === 'items' ? ids : []));
}

/** Reads the value or range of an item or score; null or undefined if there is none. */
export type ReadOperand<V> = (id: string, of: Operand['of']) => V | null | undefined;

/**
 * Reads the value of each reference of a formula, key by key.
 * @returns null if a value is missing
 */
export function resolveOperands<V>(
  formula: Formula,
  valueOf: ReadOperand<V>,
): OperandValues<Operands, V> | null {
  const operands: Record<string, V | readonly V[]> = {};
  for (const { key, of, isList, ids } of listOperands(formula)) {
    const values = ids.map((id) => valueOf(id, of) ?? null);
    const value = isList ? requireAll(values) : values[0];
    if (value === null || value === undefined) return null;
    operands[key] = value;
  }
  return operands;
}

/** Reduces a formula to some of its items, with their weights. Returns formulas without a list of items unchanged. */
export function selectItems(formula: Formula, ids: readonly string[]): Formula {
  if (!('items' in formula)) return formula;
  const isSelected = formula.items.map((id) => ids.includes(id));
  const select = <T>(list: readonly T[]) => list.filter((_, at) => isSelected[at]);
  return formula.kind === 'weightedSum'
    ? { ...formula, items: select(formula.items), weights: select(formula.weights) }
    : { ...formula, items: select(formula.items) };
}

/** The list, or null if an entry is null. */
function requireAll<V>(list: readonly (V | null)[]): readonly V[] | null {
  const present = list.filter((entry) => entry !== null);
  return present.length === list.length ? present : null;
}

function readLists(formula: Formula, keys: Operands): Readonly<Record<string, readonly string[]>> {
  const written = new Map<string, unknown>(Object.entries(formula));
  return Object.fromEntries(
    Object.keys(keys).map((key) => [
      key,
      [written.get(key)].flat().filter((id): id is string => typeof id === 'string'),
    ]),
  );
}
