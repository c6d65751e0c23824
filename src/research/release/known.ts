import type { Cell } from '#domain/tables/table.ts';

/** The fields of the people table after the id, in the order of the columns. */
export const knownNames = ['age_band', 'gender', 'education', 'quarter', 'language'] as const;

export type KnownName = (typeof knownNames)[number];

/**
 * Creates the known fields of a person: the cells of the people table after the id, and the arms of trials as
 * the last one.
 */
export function knownRow(facts: Readonly<Record<KnownName, Cell>>, arms: Cell): Cell[] {
  return [...knownNames.map((name) => facts[name]), arms];
}

/** Reads a field from a row of `knownRow`, or from disclosed fields. */
export function getKnownField(row: readonly Cell[], name: KnownName): Cell {
  return row[knownNames.indexOf(name)] ?? null;
}

/** Reads the arms from a row of `knownRow`, or from disclosed fields; null for none. */
export function knownArms(row: readonly Cell[]): Cell {
  return row[knownNames.length] ?? null;
}

/** A row of `knownRow` without the arms. */
export function withoutArms(row: readonly Cell[]): Cell[] {
  return row.slice(0, knownNames.length);
}
