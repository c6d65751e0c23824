import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeItemValues } from '#domain/scoring/item-values.ts';

/** The values of all answers by item. */
export interface ItemValues {
  /** One value per person, in order; null if missing. */
  of(item: string): readonly (number | null)[];
}

/**
 * Computes the values with the same functions as for scores: reversed items are reversed, hidden ones have their
 * `hiddenValue`.
 */
export function collectItemValues(
  instrument: Instrument,
  answers: readonly (readonly Answer[])[],
): ItemValues {
  const columns = new Map<string, (number | null)[]>();
  for (const own of answers) {
    for (const [id, value] of computeItemValues(instrument, own)) {
      const column = columns.get(id) ?? [];
      columns.set(id, column);
      column.push(value && value.over / value.under);
    }
  }
  return { of: (item) => columns.get(item) ?? [] };
}
