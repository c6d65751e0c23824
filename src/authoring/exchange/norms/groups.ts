import { limits } from '#domain/account/limits.ts';
import type { AgeBand } from '#domain/instrument/instrument.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import type { Respondent } from './raw-answers.ts';

/** The people of each age band. */
export interface Groups {
  /** In the order of the bands. A person may be in several bands. */
  readonly people: readonly (readonly Respondent[])[];
  /** Number of people in no band, because their age, gender or education is unknown. */
  readonly unassigned: number;
}

/** Groups people by the bands of a score, with the rule that selects norms for users. */
export function groupPeople(bands: readonly AgeBand[], people: readonly Respondent[]): Groups {
  const inBands = bands.map((band) => people.filter((person) => belongsTo(band, person)));
  const assigned = new Set(inBands.flat());
  return { people: inBands, unassigned: people.length - assigned.size };
}

function belongsTo(band: AgeBand, { age, gender, education }: Respondent): boolean {
  const asksAge = (band.from ?? limits.age.min) > limits.age.min || (band.to ?? null) !== null;
  if (age === null && asksAge) return false;
  const noMatch: AgeBand = { norm: null, levels: [] };
  return selectBand([band, noMatch], { age: age ?? limits.age.min, gender, education }) === band;
}
