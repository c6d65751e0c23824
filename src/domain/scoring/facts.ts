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
