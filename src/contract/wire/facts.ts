/** Demographics that select the norm group, in the profile and in attempts. */
import type { Gender, Instrument } from '#domain/instrument/instrument.ts';
import { asksFor } from '#domain/scoring/asks-for.ts';
import type { Facts } from '#domain/scoring/facts.ts';
import { numberIn } from './numbers.ts';
import { recordIn } from './values.ts';

/** A key is absent if it cannot be read, and null if the value is unknown. */
export interface ReadFacts {
  /** In years, above 0. */
  readonly age?: number;
  readonly gender?: Gender | null;
  /** Code 1 to 4. */
  readonly education?: number | null;
}

/** Demographics of an attempt: gender and education, if the bands of the instrument need them; null if unknown. */
export function writeFacts(
  instrument: Pick<Instrument, 'scores'>,
  { gender = null, education = null }: Omit<Facts, 'age'>,
): { readonly gender?: Gender | null; readonly education?: number | null } {
  const asked = asksFor(instrument);
  return { ...(asked.gender ? { gender } : {}), ...(asked.education ? { education } : {}) };
}

/** Reads the demographics of a profile or an attempt. */
export function readFacts(body: unknown): ReadFacts {
  const { age: rawAge, gender, education: rawCode } = recordIn(body);
  const [age, education] = [numberIn(rawAge), numberIn(rawCode)];
  return {
    ...(age !== null && age > 0 ? { age } : {}),
    ...(gender === 'male' || gender === 'female' || gender === null ? { gender } : {}),
    ...(rawCode === null || (education !== null && [1, 2, 3, 4].includes(education)) ? { education } : {}),
  };
}
