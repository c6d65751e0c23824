import type { Json } from '../../../source/json-value.ts';

/** A list after entries were moved, added or removed. */
export interface ListChange {
  readonly entries: readonly Json[];
  /** Previous index of each entry; null for a new one. */
  readonly origin: readonly (number | null)[];
  /** Index of the entry of which the next one is a new copy. */
  readonly original?: number;
}

/**
 * Moves entries next to each other, in their order.
 * @param moved indices of the entries
 * @param to index of the first moved entry in the result
 */
export function moveEntries(entries: readonly Json[], moved: readonly number[], to: number): ListChange {
  const rest = listIndices(entries).filter((at) => !moved.includes(at));
  const start = Math.min(Math.max(to, 0), rest.length);
  const block = moved.toSorted((a, b) => a - b);
  return pickEntries(entries, [...rest.slice(0, start), ...block, ...rest.slice(start)]);
}

/** Inserts an entry at an index. */
export function insertEntry(entries: readonly Json[], at: number, entry: Json): ListChange {
  const origin: readonly (number | null)[] = listIndices(entries);
  return {
    entries: [...entries.slice(0, at), entry, ...entries.slice(at)],
    origin: [...origin.slice(0, at), null, ...origin.slice(at)],
  };
}

/** Removes the entries at these indices. */
export function removeEntries(entries: readonly Json[], removed: readonly number[]): ListChange {
  return pickEntries(
    entries,
    listIndices(entries).filter((at) => !removed.includes(at)),
  );
}

function pickEntries(entries: readonly Json[], origin: readonly number[]): ListChange {
  return { entries: origin.map((at) => entries[at] ?? null), origin };
}

const listIndices = (entries: readonly Json[]) => entries.map((_, at) => at);
