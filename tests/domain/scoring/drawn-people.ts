import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';

export interface DrawOptions {
  readonly people: number;
  /** Correlation of all scores, 0 to 1, by one common factor of which more is worse. */
  readonly correlation: number;
  /** In years: selects the norms. */
  readonly age: number;
  readonly seed: number;
}

/**
 * Draws people from the norms of the files: each reported score with a norm is normally distributed, rounded and limited to
 * its range.
 * @returns for each person, the scores by id of the instrument
 */
export function drawPeople(
  instruments: readonly Instrument[],
  { people, correlation, age, seed }: DrawOptions,
): ReadonlyMap<string, Scores>[] {
  const random = createRandom(seed);
  return Array.from({ length: people }, () => {
    const common = drawNormal(random);
    return new Map(
      instruments.map((instrument) => {
        const scores = instrument.scores.flatMap((score): [string, number][] => {
          // More of the common factor is worse: a lower score where higher is better.
          const sign = score.report?.direction === 'lower' ? 1 : -1;
          const z = sign * Math.sqrt(correlation) * common + Math.sqrt(1 - correlation) * drawNormal(random);
          const value = toValue(score, z, age);
          return value === null ? [] : [[score.id, value]];
        });
        return [instrument.id, Object.fromEntries(scores)] as const;
      }),
    );
  });
}

function toValue({ report, decimals }: Score, z: number, age: number): number | null {
  const norm = report && selectBand(report.bands, { age }).norm;
  if (!norm) return null;
  const value = Math.min(Math.max(norm.mean + z * norm.sd, report.range.min), report.range.max);
  return Number(value.toFixed(decimals));
}

/** Box and Muller. */
function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32, uniform from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
