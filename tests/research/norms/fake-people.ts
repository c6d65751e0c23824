import type { AgedScore } from '#domain/psychometrics/age-norms.ts';
import { type Margin, rake } from '#domain/psychometrics/raking.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';

/** A fake person. */
export interface FakePerson extends AgedScore {
  readonly gender: 'female' | 'male';
  readonly band: 'young' | 'middle' | 'older';
}

/** Shares of a population that differs from the sample. */
export const shares = {
  gender: { female: 0.48, male: 0.52 },
  band: { young: 0.3, middle: 0.45, older: 0.25 },
} as const;

/** Creates people whose mean and spread change with age, more women than men, with a fixed seed. */
function createPeople(): FakePerson[] {
  const random = createSeededRandom(14);
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: 600 }, () => {
    const age = 18 + Math.floor(52 * random() ** 2);
    const gender = random() < 0.7 ? ('female' as const) : ('male' as const);
    const score = Math.round(24 - 0.12 * (age - 18) + (4 + 0.05 * age) * drawNormal());
    const band = age < 30 ? ('young' as const) : age < 45 ? ('middle' as const) : ('older' as const);
    return { age, gender, band, score: Math.min(50, Math.max(10, score)), weight: 1 };
  });
}

/** The sample, unweighted and weighted to the shares. */
export const people = createPeople();
/** The margins of these people. */
export const margins: readonly Margin[] = [
  { name: 'Gender', shares: shares.gender, kinds: people.map(({ gender }) => gender) },
  { name: 'Age', shares: shares.band, kinds: people.map(({ band }) => band) },
];
const fitted = rake(margins, people.length, 10);
export const weightedPeople = people.map((one, at) => ({
  ...one,
  weight: 'reason' in fitted ? Number.NaN : (fitted.weights[at] ?? Number.NaN),
}));
