/** Demographics that select the norm group, in the profile and in attempts. */
import type { Gender, Instrument } from '#domain/instrument/instrument.ts';
import { getUsedDemographics } from '#domain/scoring/used-demographics.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { toNumber } from './numbers.ts';
import { toRecord } from './values.ts';

/** A key is absent if it cannot be read, and null if the value is unknown. */
export interface ParsedDemographics {
  /** In years, above 0. */
  readonly age?: number;
  readonly gender?: Gender | null;
  /** Code 1 to 4. */
  readonly education?: number | null;
}

/** Demographics of an attempt: gender and education, if the bands of the instrument need them; null if unknown. */
export function writeDemographics(
  instrument: Pick<Instrument, 'scores'>,
  { gender = null, education = null }: Omit<Demographics, 'age'>,
): { readonly gender?: Gender | null; readonly education?: number | null } {
  const used = getUsedDemographics(instrument);
  return { ...(used.gender ? { gender } : {}), ...(used.education ? { education } : {}) };
}

/** Reads the demographics of a profile or an attempt. */
export function readDemographics(body: unknown): ParsedDemographics {
  const { age: rawAge, gender, education: rawCode } = toRecord(body);
  const [age, education] = [toNumber(rawAge), toNumber(rawCode)];
  return {
    ...(age !== null && age > 0 ? { age } : {}),
    ...(gender === 'male' || gender === 'female' || gender === null ? { gender } : {}),
    // The profile has '' for a value that the norms do not know.
    ...(gender === '' ? { gender: null } : {}),
    ...(rawCode === null || rawCode === '' || (education !== null && [1, 2, 3, 4].includes(education))
      ? { education }
      : {}),
  };
}
