import type { AgeBand, Step } from '../instrument/instrument.ts';

/**
 * What a threshold list says of a value: the first line whose limit holds, else the last line.
 * Throws RangeError for an empty list, which `checkInstrument` refuses.
 */
export function stepOf<T>(steps: readonly Step<T>[], value: number): T {
  const step = steps.find((line) => holds(line, value)) ?? steps[steps.length - 1];
  if (step === undefined) throw new RangeError('A threshold list needs at least one line.');
  return step.is;
}

/**
 * The band for an age in whole years; an age before the first band gets the first.
 * Throws RangeError for an empty list, which `checkInstrument` refuses.
 */
export function bandFor(bands: readonly AgeBand[], age: number): AgeBand {
  const band = bands.find(({ to }) => age <= (to ?? Number.POSITIVE_INFINITY)) ?? bands[bands.length - 1];
  if (band === undefined) throw new RangeError('A report needs at least one age band.');
  return band;
}

function holds({ upTo, below = Number.POSITIVE_INFINITY }: Step<unknown>, value: number): boolean {
  return upTo === undefined ? value < below : value <= upTo;
}
