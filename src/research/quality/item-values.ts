import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { itemValues } from '#domain/scoring/item-values.ts';

/** What everybody's answers count, item by item. */
export interface ItemValues {
  /** One value for each person, in order; null where it is missing. */
  of(item: string): readonly (number | null)[];
}

/** Worked out once by the functions that score people: reversed items turned round, hidden ones at their own value. */
export function computeItemValues(
  instrument: Instrument,
  answers: readonly (readonly Answer[])[],
): ItemValues {
  const columns = new Map<string, (number | null)[]>();
  for (const own of answers) {
    for (const [id, value] of itemValues(instrument, own)) {
      const column = columns.get(id) ?? [];
      columns.set(id, column);
      column.push(value && value.over / value.under);
    }
  }
  return { of: (item) => columns.get(item) ?? [] };
}
