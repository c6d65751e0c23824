import { readFileSync } from 'node:fs';
import { limits } from '#domain/account/limits.ts';
import type { NormsWeights } from '#domain/psychometrics/norms-file.ts';
import { type Margin, rake } from '#domain/psychometrics/raking.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import type { EligibleAttempt } from '../quality/eligible-attempt.ts';
import { minGroupSize } from '../quality/small-counts.ts';

/** The shares of a population in a margins file; `docs/research.md` has an example. */
export interface Margins {
  /** Source of the shares, with table and year. */
  readonly source: string;
  readonly gender?: Readonly<Record<string, number>>;
  readonly age?: readonly { readonly from: number; readonly to: number | null; readonly share: number }[];
}

/** Attempts with sampling weights. */
export interface WeightedSample {
  /** Attempts that belong to a category of each margin. */
  readonly sittings: readonly EligibleAttempt[];
  /** In the order of `sittings`; 1 on average. */
  readonly weights: readonly number[];
  readonly outside: number;
  readonly effective: number;
  readonly how: NormsWeights | null;
}

const asked = 'docs/research.md has an example of the file.';

/**
 * Reads a margins file.
 * @throws OperatorError for an invalid file
 */
export function readMargins(path: string): Margins {
  const wrong = (what: string) => new OperatorError(`${path}: ${what} ${asked}`);
  let margins: Margins;
  try {
    margins = JSON.parse(readFileSync(path, 'utf8')) as Margins;
  } catch {
    throw wrong('the file does not exist or is not JSON.');
  }
  const { source, gender, age } = margins;
  if (typeof source !== 'string' || source.trim() === '')
    throw wrong('"source" is missing. Write where the shares come from.');
  if (gender === undefined && age === undefined)
    throw wrong('"gender" and "age" are missing. Write one of them or both.');
  if (gender !== undefined && !isWhole(Object.values(gender)))
    throw wrong('the shares of "gender" must be above 0 and add up to 1.');
  if (age !== undefined && !isWhole(age.map(({ share }) => share)))
    throw wrong('the shares of "age" must be above 0 and add up to 1.');
  const start = (at: number) => (at === 0 ? limits.age.min : (age?.[at - 1]?.to ?? Number.NaN) + 1);
  if (age?.some(({ from }, at) => from !== start(at)) || (age && age.at(-1)?.to !== null))
    throw wrong(
      `the bands of "age" must start at ${limits.age.min} and have no gaps; the last one has "to": null.`,
    );
  return margins;
}

/** Whether the shares add up to 1, with a tolerance for the rounding of census tables. */
function isWhole(shares: readonly unknown[]): boolean {
  const numbers = shares.filter((share): share is number => typeof share === 'number' && share > 0);
  const sum = numbers.reduce((all, share) => all + share, 0);
  return numbers.length === shares.length && Math.abs(sum - 1) < 1e-6;
}

/** Gives all people the weight 1. */
export function createUnweightedSample(sittings: readonly EligibleAttempt[]): WeightedSample {
  return { sittings, weights: sittings.map(() => 1), outside: 0, effective: sittings.length, how: null };
}

/**
 * Weights people to the shares of the margins.
 * @param cap maximum weight
 * @throws OperatorError if a category has too few people, or the shares are not reached
 */
export function weightSample(all: readonly EligibleAttempt[], margins: Margins, cap: number): WeightedSample {
  const listKinds = ({ age, gender }: EligibleAttempt): readonly (string | null)[] => [
    ...(margins.gender ? [gender && gender in margins.gender ? gender : null] : []),
    ...(margins.age ? [findBand(margins.age, age)] : []),
  ];
  const sittings = all.filter((sitting) => !listKinds(sitting).includes(null));
  const shares = [
    ...(margins.gender ? [{ name: 'Gender', shares: margins.gender }] : []),
    ...(margins.age
      ? [
          {
            name: 'Age',
            shares: Object.fromEntries(margins.age.map((band) => [formatBand(band), band.share] as const)),
          },
        ]
      : []),
  ];
  const fitted = shares.map((margin, at): Margin => {
    const kinds = sittings.map((sitting) => listKinds(sitting)[at] ?? '');
    const few = Object.keys(margin.shares).find(
      (kind) => kinds.filter((one) => one === kind).length < minGroupSize,
    );
    if (few !== undefined)
      throw new OperatorError(
        `${margin.name} ${few} has fewer than ${minGroupSize} people. Merge groups of the margins.`,
      );
    return { ...margin, kinds };
  });
  const found = rake(fitted, sittings.length, cap);
  if ('reason' in found)
    throw new OperatorError(`${found.reason} Raise --cap, or merge groups of the margins.`);
  const { weights, cycles, effective } = found;
  const largest = Number(weights.reduce((most, one) => Math.max(most, one), 0).toFixed(4));
  const how = { source: margins.source, margins: shares.map(({ name }) => name), cap, largest, cycles };
  return { sittings, weights, outside: all.length - sittings.length, effective, how };
}

type Band = NonNullable<Margins['age']>[number];

const formatBand = ({ from, to }: Band) => (to === null ? `${from} and over` : `${from} to ${to}`);

function findBand(bands: readonly Band[], age: number): string | null {
  const band = bands.find(({ from, to }) => age >= from && (to === null || age <= to));
  return band ? formatBand(band) : null;
}
