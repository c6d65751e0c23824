import type { Gender } from '../instrument/instrument.ts';

/** What of a person decides with whom scores are compared, as the profile said at the attempt. */
export interface Facts {
  /** In whole years. */
  readonly age: number;
  /** Null or absent where it is not known. */
  readonly gender?: Gender | null;
  /** Code 1 to 4 of the profile; null or absent where it is not known. */
  readonly education?: number | null;
}

/**
 * The facts that an attempt is read with: those it says itself, else those of today. A fact that it says was not known
 * (null) stays unknown: the score was compared without it.
 * @param then what the attempt says; an absent key or an age of null says nothing
 */
export function factsThen(then: KnownFacts, today: Facts): Facts {
  const { gender = today.gender, education = today.education } = then;
  return { age: then.age ?? today.age, gender, education };
}
/**
 * What is known of a person's facts at an attempt. A key that is absent, or an age of null: nobody tells. Gender or
 * education of null: they did not say, as the attempt tells.
 */
export type KnownFacts = Omit<Partial<Facts>, 'age'> & { readonly age?: number | null };
