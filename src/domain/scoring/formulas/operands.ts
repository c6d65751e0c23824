import type { Formula } from '../../instrument/instrument.ts';
import type { Operand, Operands, Resolved } from './formula.ts';
import { formulas } from './index.ts';

/** What one key of a formula in a file names. */
export interface NamedOperand extends Pick<Operand, 'of' | 'isList'> {
  readonly key: string;
  /** The ids stand within conditions, not under a key of their own. */
  readonly isNested: boolean;
  readonly ids: readonly string[];
}

/** What a formula names, key by key. */
export function operandsOf(formula: Formula): NamedOperand[] {
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

/** Ids of the items that a formula counts itself; none where it is made of other scores. */
export function itemIdsOf(formula: Formula): string[] {
  return operandsOf(formula).flatMap(({ of, ids }) => (of === 'items' ? ids : []));
}

/**
 * One value for each id that a formula names, key by key; null when any is missing.
 * @param fill treats the gaps of a list; without it no list may have one
 */
export function resolved<V>(
  formula: Formula,
  valueOf: (id: string, of: Operand['of']) => V | null | undefined,
  fill: (values: readonly (V | null)[], of: Operand['of']) => readonly V[] | null = complete,
): Resolved<Operands, V> | null {
  const operands: Record<string, V | readonly V[]> = {};
  for (const { key, of, isList, ids } of operandsOf(formula)) {
    const values = ids.map((id) => valueOf(id, of) ?? null);
    const value = isList ? fill(values, of) : values[0];
    if (value === null || value === undefined) return null;
    operands[key] = value;
  }
  return operands;
}

/** The list itself when nothing in it is missing, else null. */
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
