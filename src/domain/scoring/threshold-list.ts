import { limits } from '../account/limits.ts';
import type { AgeBand, LevelStep, Step } from '../instrument/instrument.ts';
import type { Demographics, KnownDemographics } from './demographics.ts';

/**
 * Looks up a value in a threshold list: the first entry whose limit holds, else the last.
 * @throws RangeError for an empty list, which `checkInstrument` rejects
 */
export function findThresholdValue<T>(steps: readonly Step<T>[], value: number): T {
  return findThresholdEntry(steps, value).is;
}

/**
 * Finds the entry of a threshold list for a value: the first whose limit holds, else the last.
 * @throws RangeError for an empty list, which `checkInstrument` rejects
 */
export function findThresholdEntry<L extends Step<unknown>>(steps: readonly L[], value: number): L {
  const step = steps.find((line) => includes(line, value)) ?? steps[steps.length - 1];
  if (step === undefined) throw new RangeError('A threshold list needs at least one entry.');
  return step;
}

/**
 * Finds the band of a person: the first that applies, else the last. Unknown profile fields match only bands
 * without that criterion; an age below the minimum counts as the minimum.
 * @throws RangeError for an empty list, which `checkInstrument` rejects
 */
export function selectBand(bands: readonly AgeBand[], demographics: Demographics): AgeBand {
  const band = bands.find((one) => evaluateBandCriteria(one, demographics)) ?? bands[bands.length - 1];
  if (band === undefined) throw new RangeError('A report needs at least one age band.');
  return band;
}

/** Whether a band applies to a person; null if that depends on an unknown profile field. */
export function evaluateBandCriteria(
  { from, to, gender, education }: AgeBand,
  known: KnownDemographics,
): boolean | null {
  const answers = [
    isWithin(known.age ?? null, from ?? limits.age.min, to ?? Number.POSITIVE_INFINITY),
    gender === undefined || (known.gender === undefined ? null : gender === known.gender),
    education === undefined ||
      (known.education === undefined ? null : education.some((code) => code === known.education)),
  ];
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

/** All users have at least the minimum age, so a band from there on without an end includes unknown ages. */
function isWithin(age: number | null, from: number, to: number): boolean | null {
  if (from <= limits.age.min && to === Number.POSITIVE_INFINITY) return true;
  if (age === null) return null;
  const years = Math.max(age, limits.age.min);
  return years >= from && years <= to;
}

/** The level of a score in a band. */
export function findLevelStep({ levels }: Pick<AgeBand, 'levels'>, value: number): LevelStep {
  return findThresholdEntry(levels, value);
}

function includes({ upTo, below = Number.POSITIVE_INFINITY }: Step<unknown>, value: number): boolean {
  return upTo === undefined ? value < below : value <= upTo;
}
