import type { Instrument, Scale } from '#domain/instrument/instrument.ts';

/** Returns whether an instrument has only choices and pairs, all visible, in the order of the file. */
export function hasOnlyPlainItems({ items, presentation, scale, scales }: Instrument): boolean {
  const isKnown = ({ kind }: Scale) => kind === 'choice' || kind === 'bipolar';
  return (
    presentation.order !== 'shuffled' &&
    [scale, ...Object.values(scales ?? {})].every(isKnown) &&
    items.every((item) => !item.showWhen && !('instruction' in item))
  );
}
