import type { Cell } from '#domain/tables/table.ts';

/** The fields of the people table after the id, in the order of the columns. */
export const quasiIdentifierNames = ['age_band', 'gender', 'education', 'quarter', 'language'] as const;

/** The name of a field of the people table. */
export type QuasiIdentifierName = (typeof quasiIdentifierNames)[number];

/**
 * Creates the quasi-identifiers of a person: the cells of the people table after the id, and the arms of trials as
 * the last one.
 */
export function createQuasiIdentifiers(
  facts: Readonly<Record<QuasiIdentifierName, Cell>>,
  arms: Cell,
): Cell[] {
  return [...quasiIdentifierNames.map((name) => facts[name]), arms];
}

/** Reads a field from a row of `createQuasiIdentifiers`, or from disclosed fields. */
export function getQuasiIdentifier(row: readonly Cell[], name: QuasiIdentifierName): Cell {
  return row[quasiIdentifierNames.indexOf(name)] ?? null;
}

/** Reads the arms from a row of `createQuasiIdentifiers`, or from disclosed fields; null for none. */
export function getArms(row: readonly Cell[]): Cell {
  return row[quasiIdentifierNames.length] ?? null;
}

/** A row of `createQuasiIdentifiers` without the arms. */
export function withoutArms(row: readonly Cell[]): Cell[] {
  return row.slice(0, quasiIdentifierNames.length);
}
