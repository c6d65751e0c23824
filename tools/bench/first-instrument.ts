import type { Instrument } from '#domain/instrument/instrument.ts';
import { readInstruments } from '#server/instruments/read.ts';
import { instrumentsFolder } from '#server/paths.ts';

/** The questionnaire that the measured callers answer: the first that the built server has. */
export function firstInstrument(): Instrument {
  const [first] = readInstruments(instrumentsFolder());
  if (!first) throw new Error('There is no instrument to submit.');
  return first.instrument;
}
