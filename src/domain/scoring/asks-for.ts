import type { Instrument } from '../instrument/instrument.ts';
import type { Facts } from './facts.ts';

/** The profile fields, besides age, that the bands of an instrument use. */
export interface RequiredFacts {
  readonly gender: boolean;
  readonly education: boolean;
}

/** Computes which profile fields the bands of an instrument use. */
export function asksFor({ scores }: Pick<Instrument, 'scores'>): RequiredFacts {
  const bands = scores.flatMap(({ report }) => report?.bands ?? []);
  return {
    gender: bands.some(({ gender }) => gender !== undefined),
    education: bands.some(({ education }) => education !== undefined),
  };
}

/** Replaces the profile fields that an instrument does not use by null, so that they are not stored. */
export function factsUsed(
  instrument: Pick<Instrument, 'scores'>,
  { age, gender = null, education = null }: Facts,
): Required<Facts> {
  const asked = asksFor(instrument);
  return { age, gender: asked.gender ? gender : null, education: asked.education ? education : null };
}
