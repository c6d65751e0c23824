import type { Formula } from '../../instrument/instrument.ts';
import type { Operand, Operands, Resolved } from './formula.ts';
import { formulas } from './index.ts';

/** The references of one key of a formula in a file. */
export interface NamedOperand extends Pick<Operand, 'of' | 'isList'> {
  readonly key: string;
  /** Whether the ids are in nested conditions instead of the key itself. */
  readonly isNested: boolean;
  readonly ids: readonly string[];
}

/** Lists the references of a formula, key by key. */
export function listOperands(formula: Formula): NamedOperand[] {
  const { keys, named } = formulas[formula.kind];
  const ids = named?.(formula) ?? listsIn(formula, keys);
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
export function resolved<V>(formula: Formula, valueOf: ReadOperand<V>): Resolved<Operands, V> | null {
  const operands: Record<string, V | readonly V[]> = {};
  for (const { key, of, isList, ids } of listOperands(formula)) {
    const values = ids.map((id) => valueOf(id, of) ?? null);
    const value = isList ? complete(values) : values[0];
    if (value === null || value === undefined) return null;
    operands[key] = value;
  }
  return operands;
}

/** Reduces a formula to some of its items, with their weights. Returns formulas without a list of items unchanged. */
export function countingOnly(formula: Formula, ids: readonly string[]): Formula {
  if (!('items' in formula)) return formula;
  const isKept = formula.items.map((id) => ids.includes(id));
  const kept = <T>(list: readonly T[]) => list.filter((_, at) => isKept[at]);
  return formula.kind === 'weightedSum'
    ? { ...formula, items: kept(formula.items), weights: kept(formula.weights) }
    : { ...formula, items: kept(formula.items) };
}

/** The list, or null if an entry is null. */
function complete<V>(list: readonly (V | null)[]): readonly V[] | null {
  const present = list.filter((entry) => entry !== null);
  return present.length === list.length ? present : null;
}

function listsIn(formula: Formula, keys: Operands): Readonly<Record<string, readonly string[]>> {
  const written = new Map<string, unknown>(Object.entries(formula));
  return Object.fromEntries(
    Object.keys(keys).map((key) => [
      key,
      [written.get(key)].flat().filter((id): id is string => typeof id === 'string'),
    ]),
  );
}
