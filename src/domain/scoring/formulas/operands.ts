import type { Formula } from '../../instrument/instrument.ts';
import type { Operand, Operands, Resolved } from './formula.ts';
import { formulas } from './index.ts';

/** What one key of a formula in a file names. */
export interface NamedOperand extends Pick<Operand, 'of' | 'isList'> {
  readonly key: string;
  readonly ids: readonly string[];
}

/** What a formula names, key by key. */
export function operandsOf(formula: Formula): NamedOperand[] {
  const named: Readonly<Record<string, string | readonly string[]>> = { ...formula };
  return Object.entries(formulas[formula.kind].keys).map(([key, { of, isList }]) => ({
    key,
    of,
    isList,
    ids: [named[key] ?? []].flat(),
  }));
}

/** Ids of the items that a formula counts itself; none where it is made of other scores. */
export function itemIdsOf(formula: Formula): string[] {
  return operandsOf(formula).flatMap(({ of, ids }) => (of === 'items' ? ids : []));
}

/** One value for each id that a formula names, key by key; null when any is missing. */
export function resolved<V>(
  formula: Formula,
  valueOf: (id: string, of: Operand['of']) => V | null | undefined,
): Resolved<Operands, V> | null {
  const operands: Record<string, V | readonly V[]> = {};
  for (const { key, of, isList, ids } of operandsOf(formula)) {
    const values = ids.map((id) => valueOf(id, of));
    const value = isList ? complete(values) : values[0];
    if (value === null || value === undefined) return null;
    operands[key] = value;
  }
  return operands;
}

/** The list itself when nothing in it is missing, else null. */
function complete<T>(list: readonly (T | null | undefined)[]): T[] | null {
  const present = list.filter((entry) => entry !== null && entry !== undefined);
  return present.length === list.length ? present : null;
}
