import { limits } from '../account/limits.ts';
import type { AgeBand, LevelStep, Step } from '../instrument/instrument.ts';
import type { Facts, KnownFacts } from './facts.ts';

/**
 * What a threshold list says of a value: the first line whose limit holds, else the last line.
 * Throws RangeError for an empty list, which `checkInstrument` refuses.
 */
export function findStepValue<T>(steps: readonly Step<T>[], value: number): T {
  return findStep(steps, value).is;
}

/** The line of a threshold list that holds for a value: the first whose limit holds, else the last line. */
export function findStep<L extends Step<unknown>>(steps: readonly L[], value: number): L {
  const step = steps.find((line) => includes(line, value)) ?? steps[steps.length - 1];
  if (step === undefined) throw new RangeError('A threshold list needs at least one line.');
  return step;
}

/**
 * The band for a person: the first that holds, else the last. What is not known of the person holds only in bands that do
 * not ask for it; an age below that of adults counts as the lowest.
 * Throws RangeError for an empty list, which `checkInstrument` refuses.
 */
export function bandFor(bands: readonly AgeBand[], facts: Facts): AgeBand {
  const band = bands.find((one) => appliesTo(one, facts)) ?? bands[bands.length - 1];
  if (band === undefined) throw new RangeError('A report needs at least one age band.');
  return band;
}

/** Does a band hold for a person? Null where it asks what nobody tells. */
export function appliesTo({ from, to, gender, education }: AgeBand, known: KnownFacts): boolean | null {
  const answers = [
    isWithin(known.age ?? null, from ?? limits.age.min, to ?? Number.POSITIVE_INFINITY),
    gender === undefined || (known.gender === undefined ? null : gender === known.gender),
    education === undefined ||
      (known.education === undefined ? null : education.some((code) => code === known.education)),
  ];
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

/** Everybody is as old as the youngest adult at least: a band from there on, without end, asks for no age. */
function isWithin(age: number | null, from: number, to: number): boolean | null {
  if (from <= limits.age.min && to === Number.POSITIVE_INFINITY) return true;
  if (age === null) return null;
  const years = Math.max(age, limits.age.min);
  return years >= from && years <= to;
}

/** The line of a band's levels that a score stands in: its word, and where it has them its id and name. */
export function levelAt({ levels }: Pick<AgeBand, 'levels'>, value: number): LevelStep {
  return findStep(levels, value);
}

function includes({ upTo, below = Number.POSITIVE_INFINITY }: Step<unknown>, value: number): boolean {
  return upTo === undefined ? value < below : value <= upTo;
}
