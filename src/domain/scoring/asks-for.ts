import type { Instrument } from '../instrument/instrument.ts';
import type { Facts } from './facts.ts';

/** What, beside age, some band of an instrument asks of a person. */
export interface RequiredFacts {
  readonly gender: boolean;
  readonly education: boolean;
}

/** Which facts of a person decide anything here: attempts of other instruments need not say them. */
export function asksFor({ scores }: Pick<Instrument, 'scores'>): RequiredFacts {
  const bands = scores.flatMap(({ report }) => report?.bands ?? []);
  return {
    gender: bands.some(({ gender }) => gender !== undefined),
    education: bands.some(({ education }) => education !== undefined),
  };
}

/** The facts that decide something here, the others as not known: what is not used need not be kept. */
export function factsUsed(
  instrument: Pick<Instrument, 'scores'>,
  { age, gender = null, education = null }: Facts,
): Required<Facts> {
  const asked = asksFor(instrument);
  return { age, gender: asked.gender ? gender : null, education: asked.education ? education : null };
}
