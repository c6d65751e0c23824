import type { AgeBand, LevelStep } from '#domain/instrument/instrument.ts';
import type { AgedScore } from '#domain/psychometrics/age-norms.ts';
import { replaceLimits } from '#domain/psychometrics/cut-scores.ts';
import type { LevelCuts, LevelMove } from '#domain/psychometrics/norms-file.ts';
import { findThresholdEntry } from '#domain/scoring/threshold-list.ts';
import { suppressSmallCounts } from '../quality/small-counts.ts';

/**
 * Counts people by their current and proposed level. Suppresses small counts, and others from which they could
 * be computed.
 * @param cuts of each band, in the order of the groups
 */
export function computeLevelChanges(
  groups: readonly { readonly band: AgeBand; readonly own: readonly AgedScore[] }[],
  cuts: readonly (LevelCuts | null)[],
): LevelMove[] {
  const pairs = groups.flatMap(({ band: { levels }, own }, at) => {
    const proposed = replaceLimits(levels, cuts[at] ?? { low: Number.NaN, average: Number.NaN }) ?? levels;
    return own.map(
      ({ score }) =>
        [getName(findThresholdEntry(levels, score)), getName(findThresholdEntry(proposed, score))] as const,
    );
  });
  const names = [...new Set(groups.flatMap(({ band: { levels } }) => levels.map(getName)))];
  const counts = names.flatMap((from) =>
    names.map((to) => {
      return { from, to, people: pairs.filter(([now, then]) => now === from && then === to).length };
    }),
  );
  return suppressSmallCounts(counts);
}

const getName = ({ is, id, name }: LevelStep) => name ?? id ?? is;
