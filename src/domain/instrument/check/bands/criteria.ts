import { limits } from '../../../account/limits.ts';
import type { AgeBand } from '../../instrument.ts';

/** A band with age limits. */
export interface AgeLimits {
  readonly from: number;
  readonly to: number | null;
}

/** Whether a band has only age limits, and no other criteria. */
export function isAgeOnlyBand(band: AgeBand): band is AgeBand & AgeLimits {
  return band.from !== undefined && band.to !== undefined && hasNoProfileCriteria(band);
}

/** Whether a band has no criteria for gender and education, so that it includes people whose profile lacks them. */
export function hasNoProfileCriteria({ gender, education }: AgeBand): boolean {
  return gender === undefined && education === undefined;
}

/** The age limits of a band; all ages if it has none. */
export function getAges({ from = limits.age.min, to }: AgeBand): {
  readonly from: number;
  readonly to: number;
} {
  return { from, to: to ?? Number.POSITIVE_INFINITY };
}
