import type { Cell } from '#domain/tables/table.ts';

/** What the people table says of somebody after the id, by the names of its columns, in their order. */
export const knownNames = ['age_band', 'gender', 'education', 'quarter', 'language'] as const;

export type KnownName = (typeof knownNames)[number];

/** What is known of somebody: the cells of the people table after the id, and last the arms of trials. */
export function knownRow(facts: Readonly<Record<KnownName, Cell>>, arms: Cell): Cell[] {
  return [...knownNames.map((name) => facts[name]), arms];
}

/** A fact of `knownRow`, or of what is shown of it. */
export function getKnownField(row: readonly Cell[], name: KnownName): Cell {
  return row[knownNames.indexOf(name)] ?? null;
}

/** The arms of `knownRow`, or of what is shown of it: one text for all of them; null for none. */
export function knownArms(row: readonly Cell[]): Cell {
  return row[knownNames.length] ?? null;
}

/** `knownRow` without the arms. */
export function withoutArms(row: readonly Cell[]): Cell[] {
  return row.slice(0, knownNames.length);
}
