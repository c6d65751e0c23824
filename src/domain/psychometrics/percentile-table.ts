import type { Norm } from '../instrument/instrument.ts';
import { percentiles } from '../scoring/percentile.ts';
import type { AgedScore } from './age-norms.ts';

/**
 * Computes a percentile table of a sample by mid-ranks: the proportion of persons below a score plus half of
 * those with it, weighted. Joins adjacent scores until an entry has a minimum number of persons, so that the
 * table discloses no individual.
 * @param people at least one
 * @param lowest the minimum possible score, for the first entry
 * @param minPeople minimum number of persons per entry
 */
export function computePercentileTable(
  people: readonly Pick<AgedScore, 'score' | 'weight'>[],
  lowest: number,
  minPeople: number,
): NonNullable<Norm['percentiles']> {
  const total = people.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  return countScores(people, minPeople).map(({ score, weight }, at) => {
    const percentile = (100 * (below + weight / 2)) / total;
    below += weight;
    return {
      score: at === 0 ? lowest : score,
      percentile: Math.min(percentiles.high, Math.max(percentiles.low, Math.round(percentile))),
    };
  });
}

interface ScoreCount {
  /** The lowest score of the entry. */
  readonly score: number;
  people: number;
  weight: number;
}

function countScores(
  people: readonly Pick<AgedScore, 'score' | 'weight'>[],
  minPeople: number,
): ScoreCount[] {
  const counts: ScoreCount[] = [];
  let last: number | null = null;
  for (const { score, weight } of [...people].sort((a, b) => a.score - b.score)) {
    const lastCount = counts.at(-1);
    if (lastCount && (score === last || lastCount.people < minPeople)) {
      lastCount.people += 1;
      lastCount.weight += weight;
    } else counts.push({ score, people: 1, weight });
    last = score;
  }
  const [before, end] = counts.slice(-2);
  if (!before || !end || end.people >= minPeople) return counts;
  const joined = {
    score: before.score,
    people: before.people + end.people,
    weight: before.weight + end.weight,
  };
  return [...counts.slice(0, -2), joined];
}
