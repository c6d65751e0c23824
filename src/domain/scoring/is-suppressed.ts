import type { Instrument, SummaryColour } from '../instrument/instrument.ts';

/**
 * Does the text of a score's level give way to the words that come with help? All do but those of a red score, which
 * speak of something hard themselves.
 * @param helpFirst help comes before this result
 */
export function isSuppressed(
  { help }: Pick<Instrument, 'help'>,
  colour: SummaryColour,
  helpFirst: boolean,
): boolean {
  return helpFirst && colour !== 'red' && help.text !== undefined;
}
