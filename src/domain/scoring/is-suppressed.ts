import type { Instrument, SummaryColour } from '../instrument/instrument.ts';

/**
 * Whether the text of a level is replaced by the text of the help rule. Texts of red scores are kept.
 * @param helpFirst whether help is shown before this result
 */
export function isLevelTextSuppressed(
  { help }: Pick<Instrument, 'help'>,
  colour: SummaryColour,
  helpFirst: boolean,
): boolean {
  return helpFirst && colour !== 'red' && help.text !== undefined;
}
