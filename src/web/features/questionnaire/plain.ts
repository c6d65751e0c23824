import type { Instrument, Scale } from '#domain/instrument/instrument.ts';

/** Options to choose one from, or pairs; all of them, always, in the order of the file: is that all there is to ask? */
export function isPlain({ allowsMissing, items, presentation, scale, scales }: Instrument): boolean {
  const isKnown = ({ kind }: Scale) => kind === 'choice' || kind === 'bipolar';
  return (
    !allowsMissing &&
    presentation.order !== 'shuffled' &&
    [scale, ...Object.values(scales ?? {})].every(isKnown) &&
    items.every((item) => !item.showWhen && !('instruction' in item))
  );
}
