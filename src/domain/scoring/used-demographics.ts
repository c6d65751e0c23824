import type { Instrument } from '../instrument/instrument.ts';
import type { Demographics } from './demographics.ts';

/** The profile fields, besides age, that the bands of an instrument use. */
export interface UsedDemographics {
  readonly gender: boolean;
  readonly education: boolean;
}

/** Computes which profile fields the bands of an instrument use. */
export function getUsedDemographics({ scores }: Pick<Instrument, 'scores'>): UsedDemographics {
  const bands = scores.flatMap(({ report }) => report?.bands ?? []);
  return {
    gender: bands.some(({ gender }) => gender !== undefined),
    education: bands.some(({ education }) => education !== undefined),
  };
}

/** Replaces the profile fields that an instrument does not use by null, so that they are not stored. */
export function selectUsedDemographics(
  instrument: Pick<Instrument, 'scores'>,
  { age, gender = null, education = null }: Demographics,
): Required<Demographics> {
  const asked = getUsedDemographics(instrument);
  return { age, gender: asked.gender ? gender : null, education: asked.education ? education : null };
}
