/** What of a person decides with whom scores are compared, as it travels: in the profile, and beside attempts. */
import type { Gender, Instrument } from '#domain/instrument/instrument.ts';
import { asksFor } from '#domain/scoring/asks-for.ts';
import type { Facts } from '#domain/scoring/facts.ts';
import { numberIn } from './numbers.ts';
import { recordIn } from './values.ts';

/** Facts as they were read: a key is absent where nothing can be read, and null where they say that it is not known. */
export interface ReadFacts {
  /** In whole years, above 0. */
  readonly age?: number;
  readonly gender?: Gender | null;
  /** Code 1 to 4. */
  readonly education?: number | null;
}

/** Beside an attempt: gender and education alone, and only what the instrument's bands ask for; null for not known. */
export function writeFacts(
  instrument: Pick<Instrument, 'scores'>,
  { gender = null, education = null }: Omit<Facts, 'age'>,
): { readonly gender?: Gender | null; readonly education?: number | null } {
  const asked = asksFor(instrument);
  return { ...(asked.gender ? { gender } : {}), ...(asked.education ? { education } : {}) };
}

/** The facts in a profile, or in the record of an attempt. */
export function readFacts(body: unknown): ReadFacts {
  const { age: rawAge, gender, education: rawCode } = recordIn(body);
  const [age, education] = [numberIn(rawAge), numberIn(rawCode)];
  return {
    ...(age !== null && age > 0 ? { age } : {}),
    ...(gender === 'male' || gender === 'female' || gender === null ? { gender } : {}),
    ...(rawCode === null || (education !== null && [1, 2, 3, 4].includes(education)) ? { education } : {}),
  };
}
