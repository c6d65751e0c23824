import { limits } from '../account/limits.ts';
import type { AgeBand, LevelStep, Step } from '../instrument/instrument.ts';
import type { Facts } from './facts.ts';

/**
 * What a threshold list says of a value: the first line whose limit holds, else the last line.
 * Throws RangeError for an empty list, which `checkInstrument` refuses.
 */
export function stepOf<T>(steps: readonly Step<T>[], value: number): T {
  return lineFor(steps, value).is;
}

/** The line of a threshold list that holds for a value: the first whose limit holds, else the last line. */
export function lineFor<L extends Step<unknown>>(steps: readonly L[], value: number): L {
  const step = steps.find((line) => holds(line, value)) ?? steps[steps.length - 1];
  if (step === undefined) throw new RangeError('A threshold list needs at least one line.');
  return step;
}

/**
 * The band for a person: the first that holds, else the last. What is not known of the person holds only in bands that do
 * not ask for it; an age below that of adults counts as the lowest.
 * Throws RangeError for an empty list, which `checkInstrument` refuses.
 */
export function bandFor(bands: readonly AgeBand[], facts: Facts): AgeBand {
  const band = bands.find((one) => isFor(one, facts)) ?? bands[bands.length - 1];
  if (band === undefined) throw new RangeError('A report needs at least one age band.');
  return band;
}

function isFor({ from, to, gender, education }: AgeBand, facts: Facts): boolean {
  const age = Math.max(facts.age, limits.age.min);
  return (
    age >= (from ?? limits.age.min) &&
    age <= (to ?? Number.POSITIVE_INFINITY) &&
    (gender === undefined || gender === facts.gender) &&
    (education === undefined || education.some((code) => code === facts.education))
  );
}

/** The line of a band's levels that a score stands in: its word, and where it has them its id and name. */
export function levelAt({ levels }: Pick<AgeBand, 'levels'>, value: number): LevelStep {
  return lineFor(levels, value);
}

function holds({ upTo, below = Number.POSITIVE_INFINITY }: Step<unknown>, value: number): boolean {
  return upTo === undefined ? value < below : value <= upTo;
}
