import type { Json } from '../../../source/json-value.ts';

/** A list after entries were moved, added or removed. */
export interface ListChange {
  readonly entries: readonly Json[];
  /** Previous index of each entry; null for a new one. */
  readonly origin: readonly (number | null)[];
  /** Index of the entry of which the next one is a new copy. */
  readonly original?: number;
}

/** Moves an entry up (-1) or down (1). Does nothing at the end of the list. */
export function moveEntry(entries: readonly Json[], at: number, by: -1 | 1): ListChange {
  const origin = entries.map((_, index) => index);
  const to = at + by;
  const [one, other] = [origin[at], origin[to]];
  if (one !== undefined && other !== undefined) {
    origin[at] = other;
    origin[to] = one;
  }
  return { entries: origin.map((from) => entries[from] ?? null), origin };
}

/** Inserts an entry at an index. */
export function insertEntry(entries: readonly Json[], at: number, entry: Json): ListChange {
  const origin = entries.map((_, index): number | null => index);
  return {
    entries: [...entries.slice(0, at), entry, ...entries.slice(at)],
    origin: [...origin.slice(0, at), null, ...origin.slice(at)],
  };
}

/** Removes the entry at an index. */
export function removeEntry(entries: readonly Json[], at: number): ListChange {
  const isLeft = (_: unknown, index: number) => index !== at;
  return { entries: entries.filter(isLeft), origin: entries.map((_, index) => index).filter(isLeft) };
}
