import type { Instrument } from '../instrument/instrument.ts';

/**
 * The numbers in a `totalsum`, an entry that is no number being null.
 * Null when nothing was completed ('' or '[]') or the text is no JSON list.
 */
export function parseTotalsum(text: string | null): (number | null)[] | null {
  try {
    const list: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(list) || list.length === 0) return null;
    return list.map((entry) => (typeof entry === 'number' ? entry : null));
  } catch {
    return null;
  }
}

/** Every score of the instrument by its id, read from a `totalsum`; null where it holds none. */
export function scoresByName(instrument: Instrument, totalsum: string | null): Record<string, number | null> {
  const list = parseTotalsum(totalsum);
  return Object.fromEntries(
    instrument.scores.map(({ id }) => [id, list?.[instrument.history.order.indexOf(id)] ?? null]),
  );
}
