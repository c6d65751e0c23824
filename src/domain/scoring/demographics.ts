import type { Gender } from '../instrument/instrument.ts';

/** The profile fields that determine the norms of a person, as of the attempt. */
export interface Demographics {
  /** In whole years. */
  readonly age: number;
  /** Null or absent if unknown. */
  readonly gender?: Gender | null;
  /** Code 1 to 4 of the profile; null or absent if unknown. */
  readonly education?: number | null;
}

/**
 * The profile fields for an attempt: those stored with it, else the current ones. A stored null remains unknown,
 * since the score was compared without it.
 * @param then profile fields stored with the attempt; absent keys and an age of null are not stored
 */
export function resolveDemographics(then: KnownDemographics, today: Demographics): Demographics {
  const { gender = today.gender, education = today.education } = then;
  return { age: then.age ?? today.age, gender, education };
}
/**
 * The profile fields known for an attempt. An absent key or an age of null is unknown; gender or education of
 * null was not given.
 */
export type KnownDemographics = Omit<Partial<Demographics>, 'age'> & { readonly age?: number | null };
