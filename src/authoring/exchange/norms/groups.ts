import { limits } from '#domain/account/limits.ts';
import type { AgeBand } from '#domain/instrument/instrument.ts';
import { bandFor } from '#domain/scoring/step.ts';
import type { Person } from './raw-answers.ts';

/** The people of each band. */
export interface Groups {
  /** In the order of the bands. A band that asks for less than another holds that one's people too. */
  readonly people: readonly (readonly Person[])[];
  /** How many belong to no band: too little is known of them. */
  readonly unassigned: number;
}

/** Divides people into the bands of a score, each judged by the rule that finds a person's norm. */
export function groupPeople(bands: readonly AgeBand[], people: readonly Person[]): Groups {
  const inBands = bands.map((band) => people.filter((person) => isIn(band, person)));
  const placed = new Set(inBands.flat());
  return { people: inBands, unassigned: people.length - placed.size };
}

function isIn(band: AgeBand, { age, gender, education }: Person): boolean {
  const asksAge = (band.from ?? limits.age.min) > limits.age.min || (band.to ?? null) !== null;
  if (age === null && asksAge) return false;
  const nowhere: AgeBand = { norm: null, levels: [] };
  return bandFor([band, nowhere], { age: age ?? limits.age.min, gender, education }) === band;
}
