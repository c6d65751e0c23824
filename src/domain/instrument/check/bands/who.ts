import { limits } from '../../../account/limits.ts';
import type { AgeBand } from '../../instrument.ts';

/** A band that asks for ages. */
export interface ByAge {
  readonly from: number;
  readonly to: number | null;
}

/** Does a band ask for ages, and for nothing else? */
export function isByAge(band: AgeBand): band is AgeBand & ByAge {
  return band.from !== undefined && band.to !== undefined && isForEachProfile(band);
}

/** Does a band take people whatever their gender and education, also where these are not known? */
export function isForEachProfile({ gender, education }: AgeBand): boolean {
  return gender === undefined && education === undefined;
}

/** The ages of a band, of one that asks for none all that there are. */
export function getAges({ from = limits.age.min, to }: AgeBand): {
  readonly from: number;
  readonly to: number;
} {
  return { from, to: to ?? Number.POSITIVE_INFINITY };
}
